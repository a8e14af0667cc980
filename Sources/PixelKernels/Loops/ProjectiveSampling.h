#pragma once

#include "Ahead.h"
#include "Fixed.h"

/// A row of a projective picture: what stays the same along it.
typedef struct ProjectiveRow {
  double columnX, column, rowX, row, wX, w;
} ProjectiveRow;

typedef double EightDoubles __attribute__((vector_size(64)));
typedef int32_t EightIntegers __attribute__((vector_size(32)));
typedef uint64_t FourPairs __attribute__((vector_size(32)));

/// Eight points in the picture, in 2^-15 pixels.
typedef struct EightPoints {
  Fixed columns, rows;
} EightPoints;

/// Points none of whose numbers is negative.
VECTOR_INLINE void locate(EightPoints *points, const ProjectiveRow *line, double start) {
  EightDoubles across = start + (EightDoubles){0, 1, 2, 3, 4, 5, 6, 7};
  EightDoubles inverse = 1.0 / (line->wX * across + line->w);
  EightDoubles column = (line->columnX * across + line->column) * inverse - 0.5;
  EightDoubles row = (line->rowX * across + line->row) * inverse - 0.5;
  points->columns = (Fixed)__builtin_convertvector(column * 32768, EightIntegers);
  points->rows = (Fixed)__builtin_convertvector(row * 32768, EightIntegers);
}

/// A stretch of eight or more all of whose neighbours lie in the picture, so that no limits are needed.
VECTOR static void sampleProjectiveInside(
  uint32_t *target, const PixelSampler *sampler, const ProjectiveRow *line, double start, intptr_t ahead,
  size_t count) {
  const uint8_t *pixels = sampler->pixels;
  intptr_t bytesPerRow = sampler->bytesPerRow;
  const ProjectiveRow own = *line;
  size_t last = count - 8;
  EightPoints next;
  locate(&next, &own, start);
  for (size_t i = 0, following;; i = following) {
    EightPoints points = next;
    // Divisions take long: the next eight are on their way while these are blended. The last may overlap those before.
    following = i + 8 < last ? i + 8 : last;
    locate(&next, &own, start + (double)following);
    FourPairs offsets = (FourPairs)((points.rows >> 15) * (uint32_t)bytesPerRow + (points.columns >> 15 << 2));
    const uint8_t *places[8];
    for (int k = 0; k < 4; k++) {
      places[2 * k] = pixels + (uint32_t)offsets[k];
      places[2 * k + 1] = pixels + (offsets[k] >> 32);
    }
    __builtin_prefetch(places[0] + ahead);
    __builtin_prefetch(places[4] + ahead);
    store(target + i, sampledEight(places, bytesPerRow, points.columns & 0x7FFF, points.rows & 0x7FFF));
    if (i == last) break;
  }
}

/// Whether a point lies a pixel inside the columns and rows whose neighbours are all there: far enough for rounding.
static inline int isWellInside(const PixelSampler *sampler, const ProjectiveRow *line, double across) {
  double w = line->wX * across + line->w;
  if (!(w > 0)) return 0;
  double column = (line->columnX * across + line->column) / w, row = (line->rowX * across + line->row) / w;
  return column > sampler->firstColumn + 2 && column < sampler->lastColumn - 1 && row > sampler->firstRow + 2
         && row < sampler->lastRow - 1;
}

/// How many pixels from the first on lie well inside. Along a line a point moves one way only: when both ends lie
/// inside, so does all between them, and the last that does can be searched for by halves.
static inline size_t pixelsInside(
  const PixelSampler *sampler, const ProjectiveRow *line, double first, size_t count) {
  if (!isWellInside(sampler, line, first)) return 0;
  if (isWellInside(sampler, line, first + (double)(count - 1))) return count;
  size_t inside = 1, outside = count;
  while (outside - inside > 1) {
    size_t middle = (inside + outside) / 2;
    if (isWellInside(sampler, line, first + (double)(middle - 1))) {
      inside = middle;
    } else {
      outside = middle;
    }
  }
  return inside;
}

/// Up to eight pixels some of whose neighbours may lie beyond the limits: all are fetched one by one, and then blended
/// together.
VECTOR static void sampleProjectiveLimited(
  uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count) {
  uint64_t neighbours[8][2];
  uint32_t columnWeights[8] = {0}, rowWeights[8] = {0};
  const uint8_t *places[8];
  for (size_t k = 0; k < 8; k++) places[k] = (const uint8_t *)neighbours[k < count ? k : 0];
  for (size_t k = 0; k < count; k++) {
    PicturePoint point = projectivePoint(sampler, x + (int32_t)k, y, 0.5);
    int64_t column = point.column >> 15, row = point.row >> 15;
    neighbours[k][0] = pixelAt(sampler, column, row) | (uint64_t)pixelAt(sampler, column + 1, row) << 32;
    neighbours[k][1] = pixelAt(sampler, column, row + 1) | (uint64_t)pixelAt(sampler, column + 1, row + 1) << 32;
    columnWeights[k] = point.column & 0x7FFF;
    rowWeights[k] = point.row & 0x7FFF;
  }
  Fixed columns, rows;
  memcpy(&columns, columnWeights, sizeof columns);
  memcpy(&rows, rowWeights, sizeof rows);
  storeFirst(target, sampledEight(places, 8, columns, rows), count);
}

VECTOR static void sampleLinearProjective(
  uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count) {
  double down = (double)y + 0.5;
  const ProjectiveRow line = {
    sampler->columnX, sampler->columnY * down + sampler->columnOne, sampler->rowX,
    sampler->rowY * down + sampler->rowOne, sampler->wX, sampler->wY * down + sampler->wOne};
  intptr_t ahead = projectiveAhead(sampler, (double)x + 0.5 * (double)count, down);
  int fitsOffsets = sampler->bytesPerRow <= INT32_MAX / ((int64_t)sampler->lastRow + 2);
  while (count > 0) {
    size_t length = fitsOffsets ? pixelsInside(sampler, &line, (double)x + 0.5, count) : 0;
    if (length >= 8) {
      sampleProjectiveInside(target, sampler, &line, (double)x + 0.5, ahead, length);
    } else {
      length = count < 8 ? count : 8;
      sampleProjectiveLimited(target, sampler, x, y, length);
    }
    target += length;
    x += (int32_t)length;
    count -= length;
  }
}
