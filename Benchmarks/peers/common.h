#pragma once

// What the programs in C share: the pages, memory for frames, the clock and the way results are written.

#include <cairo.h>
#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1170, HEIGHT = 2532, HERO = 600, FRAMES = 60, RUNS = 9, MIDDLE = 30, SIGMA = 15 };

/// Opaque pixels, prepared once.
typedef struct Bitmap {
  int width, height, stride;
  uint8_t *bytes;
} Bitmap;

typedef struct Pages {
  Bitmap first, second, hero;
} Pages;

/// Rows of the target that one thread draws.
typedef struct Slice {
  int top, bottom;
} Slice;

/// Draws some rows of one frame of a scene, 1 to 6, at a fraction of its time.
typedef void (*DrawSlice)(const Pages *pages, Bitmap target, Slice slice, int scene, double fraction);

/// Of the processor where one thread works, so that what other processes do on a busy machine is left out; else of the
/// clock.
static inline double milliseconds(int threads) {
  struct timespec now;
  clock_gettime(threads == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static inline Bitmap makeBitmap(int width, int height) {
  Bitmap bitmap = {width, height, (width * 4 + 63) & ~63, NULL};
  bitmap.bytes = aligned_alloc(64, (size_t)bitmap.stride * height);
  if (!bitmap.bytes) exit(1);
  memset(bitmap.bytes, 0, (size_t)bitmap.stride * height);
  return bitmap;
}

/// What a soft shadow's edge lets through: the part of a Gaussian's weight that lies beyond a distance, in pixels.
static inline double shadowFalloff(double distance) { return 0.5 * erfc(distance / (SIGMA * sqrt(2))); }
