#include "yaml.h"
#include <string.h>

size_t other_yaml_entries(const char *text) {
  size_t count = 0;
  while ((text = strstr(text, ": ")) != NULL) {
    count += 1;
    text += 2;
  }
  return count;
}
