// The limit that themectl is measured against: reads each file named on the command line into one buffer and throws
// the events of libyaml's parser away. Build: cc -O2 scan.c -lyaml -o scan
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static unsigned char *buffer;
static size_t capacity;

// The number of bytes of a file in the buffer, or -1.
static long read_file(const char *path) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return -1;
  size_t size = (size_t)status.st_size;
  if (size > capacity) {
    capacity = size * 2;
    buffer = realloc(buffer, capacity);
    if (!buffer) return -1;
  }
  size_t length = 0;
  while (length < size) {
    ssize_t count = read(file, buffer + length, size - length);
    if (count <= 0) break;
    length += (size_t)count;
  }
  close(file);
  return (long)length;
}

// The number of events of a file, or -1 where it is not YAML.
static long scan(const char *path) {
  long length = read_file(path);
  if (length < 0) return -1;
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_input_string(&parser, buffer, (size_t)length);
  long events = 0;
  int done = 0;
  while (!done) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      events = -1;
      break;
    }
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    events += 1;
  }
  yaml_parser_delete(&parser);
  return events;
}

int main(int count, char **paths) {
  long events = 0;
  for (int index = 1; index < count; index += 1) {
    long found = scan(paths[index]);
    if (found < 0) {
      fprintf(stderr, "cannot scan %s\n", paths[index]);
      return 1;
    }
    events += found;
  }
  printf("%ld events in %d files\n", events, count - 1);
  return 0;
}
