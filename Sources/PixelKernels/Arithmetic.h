#pragma once

#include "PixelKernels.h"

#include <math.h>
#include <string.h>

// The formulas, one pixel at a time: what every kernel means, and what vector kernels use for their remainders.

/// (x * a + 127) / 255, exactly: a product of two bytes never lies halfway.
static inline uint32_t product(uint32_t x, uint32_t a) { return (x * a + 127) / 255; }

static inline uint32_t faded(uint32_t pixel, uint32_t alpha) {
  return product(pixel & 255, alpha) | product((pixel >> 8) & 255, alpha) << 8
         | product((pixel >> 16) & 255, alpha) << 16 | product(pixel >> 24, alpha) << 24;
}

static inline uint32_t saturatedSum(uint32_t x, uint32_t y) {
  uint32_t sum = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t channel = ((x >> shift) & 255) + ((y >> shift) & 255);
    sum |= (channel > 255 ? 255 : channel) << shift;
  }
  return sum;
}

static inline uint32_t over(uint32_t source, uint32_t target) {
  return saturatedSum(source, faded(target, 255 - (source >> 24)));
}

/// Weighted mean of two pixels, the source's weight in 1/256.
static inline uint32_t mixed(uint32_t target, uint32_t source, uint32_t weight) {
  uint32_t pixel = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t sum = ((target >> shift) & 255) * (256 - weight) + ((source >> shift) & 255) * weight + 128;
    pixel |= (sum >> 8) << shift;
  }
  return pixel;
}

static inline void addCells(uint32_t *sums, const uint32_t *source, int shift, size_t count) {
  for (size_t start = 0; start < count; start += (size_t)1 << shift, sums += 4) {
    size_t end = start + ((size_t)1 << shift);
    if (end > count) end = count;
    uint32_t blue = 0, green = 0, red = 0, alpha = 0;
    for (size_t i = start; i < end; i++) {
      blue += source[i] & 255;
      green += (source[i] >> 8) & 255;
      red += (source[i] >> 16) & 255;
      alpha += source[i] >> 24;
    }
    sums[0] += blue;
    sums[1] += green;
    sums[2] += red;
    sums[3] += alpha;
  }
}

static inline void blurValues(
  uint16_t *restrict target, const uint16_t *restrict source, const uint32_t *restrict weights, size_t weightCount,
  size_t stride, size_t count) {
  // Sixteen values at a time, so that their sums stay in registers.
  for (; count >= 16; count -= 16, target += 16, source += 16) {
    uint32_t sums[16];
    for (int k = 0; k < 16; k++) sums[k] = 32768;
    for (size_t tap = 0; tap < weightCount; tap++) {
      for (int k = 0; k < 16; k++) sums[k] += source[tap * stride + k] * weights[tap];
    }
    for (int k = 0; k < 16; k++) target[k] = (uint16_t)(sums[k] >> 16);
  }
  for (size_t i = 0; i < count; i++) {
    uint32_t sum = 32768;
    for (size_t tap = 0; tap < weightCount; tap++) sum += source[tap * stride + i] * weights[tap];
    target[i] = (uint16_t)(sum >> 16);
  }
}

static inline int32_t clamped(int64_t value, int32_t first, int32_t last) {
  return value < first ? first : value > last ? last : (int32_t)value;
}

static inline uint32_t pixelAt(const PixelSampler *sampler, int64_t column, int64_t row) {
  const uint8_t *line = sampler->pixels
                        + (intptr_t)clamped(row, sampler->firstRow, sampler->lastRow) * sampler->bytesPerRow;
  uint32_t pixel;
  memcpy(&pixel, line + 4 * (intptr_t)clamped(column, sampler->firstColumn, sampler->lastColumn), 4);
  return pixel;
}

/// Half-way rounding high product of two 15-bit fractions, as PMULHRSW and SQRDMULH compute it.
static inline int32_t fraction(int32_t x, int32_t weight) { return (x * weight + 0x4000) >> 15; }

/// Four neighbours blended: rows first, kept with 7 bits more, then columns. Weights in 1/32768.
static inline uint32_t blendedNeighbours(
  const PixelSampler *sampler, int64_t column, int64_t row, int32_t columnWeight, int32_t rowWeight) {
  uint32_t topLeft = pixelAt(sampler, column, row), topRight = pixelAt(sampler, column + 1, row);
  uint32_t bottomLeft = pixelAt(sampler, column, row + 1), bottomRight = pixelAt(sampler, column + 1, row + 1);
  uint32_t pixel = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    int32_t top = (topLeft >> shift) & 255, bottom = (bottomLeft >> shift) & 255;
    int32_t left = (top << 7) + fraction((bottom - top) * 128, rowWeight);
    top = (topRight >> shift) & 255, bottom = (bottomRight >> shift) & 255;
    int32_t right = (top << 7) + fraction((bottom - top) * 128, rowWeight);
    pixel |= (uint32_t)((left + fraction(right - left, columnWeight) + 64) >> 7) << shift;
  }
  return pixel;
}

typedef struct PicturePoint {
  int64_t column, row;
} PicturePoint;

/// In 2^-32 pixels. Unsigned arithmetic wraps where signed would be undefined.
static inline PicturePoint affinePoint(const PixelSampler *sampler, int32_t x, int32_t y) {
  uint64_t column = (uint64_t)sampler->column + (uint64_t)sampler->columnPerX * (uint64_t)(int64_t)x
                    + (uint64_t)sampler->columnPerY * (uint64_t)(int64_t)y;
  uint64_t row = (uint64_t)sampler->row + (uint64_t)sampler->rowPerX * (uint64_t)(int64_t)x
                 + (uint64_t)sampler->rowPerY * (uint64_t)(int64_t)y;
  return (PicturePoint){(int64_t)column, (int64_t)row};
}

/// Between the limits; what is not a number becomes the lower one.
static inline double limited(double value, double lower, double upper) {
  value = value > lower ? value : lower;
  return value < upper ? value : upper;
}

/// In 2^-15 pixels, kept within a pixel of the picture's limits.
static inline PicturePoint projectivePoint(const PixelSampler *sampler, int32_t x, int32_t y, double offset) {
  double across = (double)x + 0.5, down = (double)y + 0.5;
  double inverse = 1.0 / (sampler->wX * across + (sampler->wY * down + sampler->wOne));
  double column = (sampler->columnX * across + (sampler->columnY * down + sampler->columnOne)) * inverse - offset;
  double row = (sampler->rowX * across + (sampler->rowY * down + sampler->rowOne)) * inverse - offset;
  column = limited(column, (double)sampler->firstColumn - 1, (double)sampler->lastColumn + 1);
  row = limited(row, (double)sampler->firstRow - 1, (double)sampler->lastRow + 1);
  return (PicturePoint){(int64_t)floor(column * 32768), (int64_t)floor(row * 32768)};
}
