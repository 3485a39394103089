// The header's name and its guard are those of libyaml, as in packages that carry their own copy of it.
#ifndef YAML_H
#define YAML_H
#include <stddef.h>

// The number of `key: value` lines in a text.
size_t other_yaml_entries(const char *text);

#endif
