#define _GNU_SOURCE
#include "Regions.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

uint8_t *makeRegion(void) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t size = (regionBytes + page - 1) / page * page;
  uint8_t *pages = mmap(NULL, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED || size != regionBytes || mprotect(pages + page, size, PROT_READ | PROT_WRITE) != 0) {
    fprintf(stderr, "no memory between guards\n");
    exit(2);
  }
  return pages + page;
}

uint8_t *placed(uint8_t *region, size_t bytes, int layout) {
  if (layout == 16) return region + regionBytes - bytes;
  if (layout == 17) return region;
  return region + 64 + 4 * layout;
}
