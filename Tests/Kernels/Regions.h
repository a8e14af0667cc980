#pragma once

#include <stddef.h>
#include <stdint.h>

// Memory in which a step too far is seen: a few pages with pages before and after them that cannot be touched.

enum { regionBytes = 8192 };

/// Ways to lay a row in a region: at each of the 16 pixels of a cache line, flush to the end, flush to the beginning.
enum { layouts = 18 };

uint8_t *makeRegion(void);

uint8_t *placed(uint8_t *region, size_t bytes, int layout);
