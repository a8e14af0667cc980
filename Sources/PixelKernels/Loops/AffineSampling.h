#pragma once

#include "LevelSampling.h"

static inline PicturePoint stepped(const PixelSampler *sampler, PicturePoint point, size_t count) {
  return (PicturePoint){
    (int64_t)((uint64_t)point.column + (uint64_t)sampler->columnPerX * count),
    (int64_t)((uint64_t)point.row + (uint64_t)sampler->rowPerX * count)};
}

/// How many of `count` places, `step` apart, lie from the first on within [first, last) whole pixels.
static inline size_t placesWithin(int64_t start, int64_t step, size_t count, int32_t first, int32_t last) {
  int64_t lowest = (int64_t)first << 32, end = (int64_t)last << 32, distance, final;
  if (count == 0 || start < lowest || start >= end) return 0;
  int isFar = __builtin_mul_overflow(step, (int64_t)count - 1, &distance)
              || __builtin_add_overflow(start, distance, &final);
  if (!isFar && final >= lowest && final < end) return count;
  // Divisions are slow, and few stretches get here.
  uint64_t way = step > 0 ? (uint64_t)(end - 1 - start) : (uint64_t)(start - lowest);
  return (size_t)(way / (step > 0 ? (uint64_t)step : 0 - (uint64_t)step)) + 1;
}

/// Any stretch of eight or more that needs no limits.
VECTOR static void sampleInside(uint32_t *target, const PixelSampler *sampler, PicturePoint start, size_t count) {
  const uint8_t *pixels = sampler->pixels;
  intptr_t bytesPerRow = sampler->bytesPerRow, ahead = affineAhead(sampler);
  uint64_t columnStep = (uint64_t)sampler->columnPerX, rowStep = (uint64_t)sampler->rowPerX;
  Fixed columnSteps = multiples(columnStep), rowSteps = multiples(rowStep);
  for (size_t i = 0; i < count; i += 8) {
    // The last eight may overlap those before.
    if (count - i < 8) i = count - 8;
    uint64_t column = (uint64_t)start.column + columnStep * i, row = (uint64_t)start.row + rowStep * i;
    // What lies above these bits is the whole pixels.
    Fixed columnWeights = ((uint32_t)column + columnSteps) >> 17, rowWeights = ((uint32_t)row + rowSteps) >> 17;
    const uint8_t *places[8];
    for (int k = 0; k < 8; k++, column += columnStep, row += rowStep) {
      const uint32_t *line = (const uint32_t *)(pixels + (intptr_t)(row >> 32) * bytesPerRow);
      places[k] = (const uint8_t *)(line + (column >> 32));
      if (k % 2 == 0) __builtin_prefetch(places[k] + ahead);
    }
    store(target + i, sampledEight(places, bytesPerRow, columnWeights, rowWeights));
  }
}

/// Up to seven that need no limits: the places that are left over show the first pixel again.
VECTOR static void sampleFew(uint32_t *target, const PixelSampler *sampler, PicturePoint start, size_t count) {
  intptr_t bytesPerRow = sampler->bytesPerRow;
  Fixed columnWeights = ((uint32_t)start.column + multiples(sampler->columnPerX)) >> 17;
  Fixed rowWeights = ((uint32_t)start.row + multiples(sampler->rowPerX)) >> 17;
  const uint8_t *places[8];
  for (size_t k = 0; k < 8; k++) {
    PicturePoint point = stepped(sampler, start, k < count ? k : 0);
    places[k] = sampler->pixels + (intptr_t)(point.row >> 32) * bytesPerRow + 4 * (intptr_t)(point.column >> 32);
  }
  storeFirst(target, sampledEight(places, bytesPerRow, columnWeights, rowWeights), count);
}

/// One pixel with all the limits.
static inline uint32_t sampleOne(const PixelSampler *sampler, PicturePoint point) {
  return blendedNeighbours(
    sampler, point.column >> 32, point.row >> 32, (point.column >> 17) & 0x7FFF, (point.row >> 17) & 0x7FFF);
}

VECTOR static void sampleLinear(uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count) {
  PicturePoint point = affinePoint(sampler, x, y);
  while (count > 0) {
    size_t length = count < mostLevel ? count : mostLevel;
    length = placesWithin(point.column, sampler->columnPerX, length, sampler->firstColumn, sampler->lastColumn);
    length = placesWithin(point.row, sampler->rowPerX, length, sampler->firstRow, sampler->lastRow);
    if (length == 0) {
      *target = sampleOne(sampler, point);
      length = 1;
    } else if (length < 8) {
      sampleFew(target, sampler, point, length);
    } else if (isLevel(sampler, length)) {
      sampleLevel(target, sampler, point, length);
    } else {
      sampleInside(target, sampler, point, length);
    }
    target += length;
    count -= length;
    point = stepped(sampler, point, length);
  }
}
