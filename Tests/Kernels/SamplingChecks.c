#include "Checks.h"
#include "Random.h"
#include "Regions.h"

#include <math.h>

static void sampleNearest(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->sampleNearest(target, a->sampler, a->x, a->y, a->count);
}

static void sampleLinear(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->sampleLinear(target, a->sampler, a->x, a->y, a->count);
}

static void sampleNearestProjective(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->sampleNearestProjective(target, a->sampler, a->x, a->y, a->count);
}

static void sampleLinearProjective(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->sampleLinearProjective(target, a->sampler, a->x, a->y, a->count);
}

static const int64_t one = 1ll << 32;

/// A picture of up to 44 by 44 pixels, with limits anywhere in it.
static PixelSampler samplerOfPicture(uint8_t *region, uint64_t *state) {
  int32_t width = 1 + (int32_t)below(state, 44), height = 1 + (int32_t)below(state, 44);
  size_t count = (size_t)width * (size_t)height;
  uint8_t *pixels = placed(region, 4 * count, (int)below(state, layouts));
  fillWithPixels(pixels, count, state);
  PixelSampler sampler = {.pixels = pixels, .bytesPerRow = 4 * width};
  sampler.firstColumn = below(state, 2) ? 0 : (int32_t)below(state, (uint64_t)width);
  sampler.firstRow = below(state, 2) ? 0 : (int32_t)below(state, (uint64_t)height);
  sampler.lastColumn = width - 1, sampler.lastRow = height - 1;
  if (below(state, 2)) sampler.lastColumn -= (int32_t)below(state, (uint64_t)(width - sampler.firstColumn));
  if (below(state, 2)) sampler.lastRow -= (int32_t)below(state, (uint64_t)(height - sampler.firstRow));
  return sampler;
}

/// A step that keeps many pixels in a picture, or one where arithmetic ends.
static int64_t step(uint64_t *state) {
  const int64_t extremes[] = {
    0, 1, -1, one, -one, one + 1, 2 * one, -2 * one, 2 * one + 1, 1ll << 60, INT64_MAX, INT64_MAX / 3, INT64_MIN};
  switch (below(state, 4)) {
  case 0: return extremes[below(state, sizeof extremes / sizeof *extremes)];
  case 1: return (int64_t)number(state, 3 * (double)one);
  default: return (int64_t)number(state, 0.4 * (double)one);
  }
}

static int64_t place(uint64_t *state) {
  const int64_t extremes[] = {0, -1, one - 1, -one, INT64_MAX, INT64_MIN, 1ll << 62};
  if (below(state, 8) == 0) return extremes[below(state, sizeof extremes / sizeof *extremes)];
  return (int64_t)(number(state, 30) * (double)one) + 15 * one;
}

/// Lets a row of pixels run from one point in or just beside the limits to another.
static void layAlong(int64_t *start, int64_t *perX, int32_t first, int32_t last, size_t count, uint64_t *state) {
  double middle = (first + last) / 2.0, reach = (last - first) / 2.0 + number(state, 1);
  double from = middle + number(state, reach), to = middle + number(state, reach);
  *start = (int64_t)(from * (double)one);
  *perX = (int64_t)((to - from) / (double)(count + 1) * (double)one);
}

static void checkAffine(uint8_t *region, size_t count, int layout, uint64_t *state) {
  PixelSampler sampler = samplerOfPicture(region, state);
  sampler.column = place(state), sampler.row = place(state);
  sampler.columnPerX = step(state), sampler.columnPerY = step(state), sampler.rowPerY = step(state);
  // A good part lies level, as most pictures do.
  sampler.rowPerX = below(state, 3) == 0 ? 0 : step(state);
  if (below(state, 4) != 0) {
    layAlong(&sampler.column, &sampler.columnPerX, sampler.firstColumn, sampler.lastColumn, count, state);
    layAlong(&sampler.row, &sampler.rowPerX, sampler.firstRow, sampler.lastRow, count, state);
    if (below(state, 2) == 0) sampler.rowPerX = 0;
  }
  Arguments arguments = {.count = count, .sampler = &sampler};
  for (arguments.x = -3; arguments.x < 3; arguments.x += 3) {
    compare("sampleLinear", sampleLinear, &arguments, 4 * count, layout);
    compare("sampleNearest", sampleNearest, &arguments, 4 * count, layout);
  }
  // Anywhere else, and where numbers end.
  const int32_t far[] = {INT32_MIN, INT32_MAX - 1000, -3, 7};
  arguments.x = far[below(state, 4)], arguments.y = far[below(state, 4)];
  compare("sampleLinear", sampleLinear, &arguments, 4 * count, layout);
  compare("sampleNearest", sampleNearest, &arguments, 4 * count, layout);
}

static double factor(double limit, uint64_t *state) {
  const double extremes[] = {0, -0.0, 1e300, -1e300, 1e-310, INFINITY, NAN};
  return below(state, 40) == 0 ? extremes[below(state, 7)] : number(state, limit);
}

static void checkProjective(uint8_t *region, size_t count, int layout, uint64_t *state) {
  PixelSampler sampler = samplerOfPicture(region, state);
  // Half of them gentle, so that long stretches lie inside.
  double steps = below(state, 2) ? 0.1 : 1, places = below(state, 2) ? 15 : 50;
  sampler.columnX = factor(steps, state), sampler.columnY = factor(1, state);
  sampler.rowX = factor(steps, state), sampler.rowY = factor(1, state);
  sampler.columnOne = 20 + factor(places, state), sampler.rowOne = 20 + factor(places, state);
  sampler.wX = factor(0.01 * steps, state), sampler.wY = factor(0.01, state);
  sampler.wOne = below(state, 5) == 0 ? factor(2, state) : 1;
  Arguments arguments = {.count = count, .sampler = &sampler, .x = -7, .y = (int32_t)below(state, 20) - 5};
  compare("sampleLinearProjective", sampleLinearProjective, &arguments, 4 * count, layout);
  compare("sampleNearestProjective", sampleNearestProjective, &arguments, 4 * count, layout);
}

void checkSampling(void) {
  uint64_t state = 3;
  uint8_t *region = makeRegion();
  for (size_t count = 0; count <= 300; count += count < 130 ? 1 : 17) {
    for (int layout = 0; layout < layouts; layout++) {
      for (int k = 0; k < 8; k++) {
        checkAffine(region, count, layout, &state);
        checkProjective(region, count, layout, &state);
      }
    }
  }
}
