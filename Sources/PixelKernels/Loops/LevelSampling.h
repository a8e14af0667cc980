#pragma once

#include "Ahead.h"

// Rows that stay level in the picture: the two picture rows are blended once, then the columns.

/// Pictures are shrunk to a half at most; beyond, blending whole rows would be more work, not less.
enum { widestStep = 2, mostLevel = 512, widestRow = widestStep * mostLevel + 2 };

/// Whether stretches of this length can be sampled so: they must touch eight of the picture's pixels.
static inline int isLevel(const PixelSampler *sampler, size_t count) {
  int64_t limit = (int64_t)widestStep << 32, step = sampler->columnPerX;
  if (sampler->rowPerX != 0 || step > limit || step < -limit) return 0;
  return (uint64_t)(step < 0 ? -step : step) * (count - 1) >= 8ull << 32;
}

/// A stretch of 8 to `mostLevel` pixels that needs no limits.
VECTOR static void sampleLevel(uint32_t *target, const PixelSampler *sampler, PicturePoint start, size_t count) {
  int64_t step = sampler->columnPerX, end = start.column + step * (int64_t)(count - 1);
  int64_t firstColumn = (step < 0 ? end : start.column) >> 32;
  size_t width = (size_t)(((step < 0 ? start.column : end) >> 32) - firstColumn) + 2;
  intptr_t bytesPerRow = sampler->bytesPerRow, ahead = affineAhead(sampler);
  const uint8_t *top = sampler->pixels + (intptr_t)(start.row >> 32) * bytesPerRow + 4 * firstColumn;
  Words rowWeights = wordsOf((int16_t)((start.row >> 17) & 0x7FFF));
  WidePixel blended[widestRow];
  for (size_t i = 0; i < width; i += 8) {
    // The last eight may overlap those before, here and below.
    if (width - i < 8) i = width - 8;
    const uint8_t *upper = top + 4 * i, *lower = upper + bytesPerRow;
    __builtin_prefetch(upper + ahead);
    storeWords(blended + i, between(widened(upper), widened(lower), rowWeights));
    storeWords(blended + i + 4, between(widened(upper + 16), widened(lower + 16), rowWeights));
  }

  Fixed steps = multiples(step);
  for (size_t i = 0; i < count; i += 8) {
    if (count - i < 8) i = count - 8;
    uint64_t column = (uint64_t)(start.column - (firstColumn << 32)) + (uint64_t)step * i;
    Fixed weights = ((uint32_t)column + steps) >> 17;
    const WidePixel *places[8];
    for (int k = 0; k < 8; k++) places[k] = blended + ((column + (uint64_t)step * (uint64_t)k) >> 32);
    store(target + i, sampledWide(places, weights));
  }
}
