#if defined(__x86_64__)
#pragma STDC FP_CONTRACT OFF

#include "../Portable.h"
#include "AVX2Kernels.h"
#include "Blocks.h"

/// Two pixels' left and right neighbours, top and bottom blended, with 7 bits more: left in the low half of each
/// 128 bits, right in the high half.
AVX2_INLINE __m256i blendedRows(
  const uint8_t *first, const uint8_t *second, intptr_t bytesPerRow, __m256i rowWeights) {
  __m128i topPair = _mm_unpacklo_epi64(
    _mm_loadl_epi64((const __m128i *)first), _mm_loadl_epi64((const __m128i *)second));
  __m128i bottomPair = _mm_unpacklo_epi64(
    _mm_loadl_epi64((const __m128i *)(first + bytesPerRow)),
    _mm_loadl_epi64((const __m128i *)(second + bytesPerRow)));
  __m256i top = _mm256_slli_epi16(_mm256_cvtepu8_epi16(topPair), 7);
  __m256i bottom = _mm256_slli_epi16(_mm256_cvtepu8_epi16(bottomPair), 7);
  return _mm256_add_epi16(top, _mm256_mulhrs_epi16(_mm256_sub_epi16(bottom, top), rowWeights));
}

/// Pixels 0 and 1 in `first`, 2 and 3 in `second`; weights in the order 0, 2, 1, 3, four times each.
AVX2_INLINE __m128i blendedColumns(__m256i first, __m256i second, __m256i weights) {
  __m256i left = _mm256_unpacklo_epi64(first, second);
  __m256i right = _mm256_unpackhi_epi64(first, second);
  __m256i sum = _mm256_add_epi16(left, _mm256_mulhrs_epi16(_mm256_sub_epi16(right, left), weights));
  sum = _mm256_srli_epi16(_mm256_add_epi16(sum, _mm256_set1_epi16(64)), 7);
  __m256i bytes = _mm256_packus_epi16(sum, sum);
  return _mm256_castsi256_si128(
    _mm256_permutevar8x32_epi32(bytes, _mm256_setr_epi32(0, 4, 1, 5, 0, 4, 1, 5)));
}

/// Four pixels from their top left neighbours' addresses; each weight in every 16 bits of its pixel.
AVX2_INLINE __m128i blendedFour(
  const uint8_t *const places[4], intptr_t bytesPerRow, __m256i columnWeights, __m256i firstRowWeights,
  __m256i secondRowWeights) {
  return blendedColumns(
    blendedRows(places[0], places[1], bytesPerRow, firstRowWeights),
    blendedRows(places[2], places[3], bytesPerRow, secondRowWeights), columnWeights);
}

/// The low 16 bits of 64-bit weights 0 and 1 (or 2 and 3), each in all of its 128 bits.
AVX2_INLINE __m256i firstTwo(__m256i weights) {
  return _mm256_shuffle_epi8(_mm256_permute4x64_epi64(weights, 0x50), _mm256_set1_epi16(0x0100));
}

AVX2_INLINE __m256i lastTwo(__m256i weights) {
  return _mm256_shuffle_epi8(_mm256_permute4x64_epi64(weights, 0xFA), _mm256_set1_epi16(0x0100));
}

/// Weights in the low 16 bits of 64 as `blendedColumns` wants them: 0, 2, 1, 3, four times each.
AVX2_INLINE __m256i spreadColumns(__m256i weights) {
  return _mm256_shuffle_epi8(
    _mm256_permute4x64_epi64(weights, 0xD8),
    _mm256_setr_epi8(
      0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9, 0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9));
}

/// Picture rows are fetched this many target rows before they are needed: the processor's own prefetching follows
/// neither slanted lines nor short ones.
enum { rowsAhead = 4 };

/// One pixel with all the limits.
static inline uint32_t sampleOne(const PixelSampler *sampler, int64_t column, int64_t row) {
  return blendedNeighbours(sampler, column >> 32, row >> 32, (column >> 17) & 0x7FFF, (row >> 17) & 0x7FFF);
}

/// Whether `start` + i · `step` stays within [first, last) whole pixels for 0 <= i < count, without overflow.
static inline int staysWithin(int64_t start, int64_t step, size_t count, int32_t first, int32_t last) {
  int64_t distance, end;
  if (__builtin_mul_overflow(step, (int64_t)count - 1, &distance)) return 0;
  if (__builtin_add_overflow(start, distance, &end)) return 0;
  return start >> 32 >= first && start >> 32 < last && end >> 32 >= first && end >> 32 < last;
}

/// As `projectiveAhead`, exactly.
static inline intptr_t affineAhead(const PixelSampler *sampler) {
  int64_t limit = 1024ll << 32;
  if (sampler->rowPerY > limit || sampler->rowPerY < -limit) return 0;
  if (sampler->columnPerY > limit || sampler->columnPerY < -limit) return 0;
  return (intptr_t)((rowsAhead * sampler->rowPerY) >> 32) * sampler->bytesPerRow
         + 4 * (intptr_t)((rowsAhead * sampler->columnPerY) >> 32);
}

/// How many pixels a level stretch of a row is blended at once.
enum { chunk = 128, widestChunk = 3 * chunk };

/// Rows that stay level in the picture: the two picture rows are blended once, then the columns.
AVX2 static void sampleLevel(
  uint32_t *target, const PixelSampler *sampler, int64_t column, int64_t row, size_t count) {
  int64_t step = sampler->columnPerX;
  intptr_t bytesPerRow = sampler->bytesPerRow;
  __m256i rowWeights = _mm256_set1_epi16((short)((row >> 17) & 0x7FFF));
  int64_t firstColumn = (step < 0 ? column + step * ((int64_t)count - 1) : column) >> 32;
  int64_t lastColumn = ((step < 0 ? column : column + step * ((int64_t)count - 1)) >> 32) + 1;
  const uint8_t *top = sampler->pixels + (intptr_t)(row >> 32) * bytesPerRow + 4 * firstColumn;
  size_t width = (size_t)(lastColumn - firstColumn + 1);
  intptr_t ahead = affineAhead(sampler);
  uint16_t sums[4 * (widestChunk + 8)] __attribute__((aligned(32)));
  size_t i = 0;
  for (; i + 4 <= width; i += 4) {
    __builtin_prefetch(top + 4 * i + ahead);
    __m256i upper = _mm256_slli_epi16(
      _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(top + 4 * i))), 7);
    __m256i lower = _mm256_slli_epi16(
      _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(top + bytesPerRow + 4 * i))), 7);
    __m256i sum = _mm256_add_epi16(upper, _mm256_mulhrs_epi16(_mm256_sub_epi16(lower, upper), rowWeights));
    _mm256_store_si256((__m256i *)(sums + 4 * i), sum);
  }
  for (; i < width; i++) {
    for (int channel = 0; channel < 4; channel++) {
      int32_t upper = top[4 * i + channel], lower = top[bytesPerRow + 4 * (intptr_t)i + channel];
      sums[4 * i + channel]
        = (uint16_t)((upper << 7) + fraction((lower - upper) * 128, (row >> 17) & 0x7FFF));
    }
  }
  column -= firstColumn << 32;
  __m256i columns = _mm256_add_epi64(
    _mm256_set1_epi64x(column), _mm256_setr_epi64x(0, step, 2 * step, 3 * step));
  __m256i stride = _mm256_set1_epi64x(4 * step);
  i = 0;
  for (; i + 4 <= count; i += 4) {
    __m256i weights = _mm256_and_si256(_mm256_srli_epi64(columns, 17), _mm256_set1_epi64x(0x7FFF));
    columns = _mm256_add_epi64(columns, stride);
    const __m128i *places[4];
    for (int k = 0; k < 4; k++) {
      places[k] = (const __m128i *)(sums + 4 * (column >> 32));
      column += step;
    }
    __m256i first = _mm256_inserti128_si256(
      _mm256_castsi128_si256(_mm_loadu_si128(places[0])), _mm_loadu_si128(places[1]), 1);
    __m256i second = _mm256_inserti128_si256(
      _mm256_castsi128_si256(_mm_loadu_si128(places[2])), _mm_loadu_si128(places[3]), 1);
    _mm_storeu_si128(
      (__m128i *)(target + i), blendedColumns(first, second, spreadColumns(weights)));
  }
  for (; i < count; i++, column += step) {
    const uint16_t *place = sums + 4 * (column >> 32);
    uint32_t pixel = 0;
    for (int channel = 0; channel < 4; channel++) {
      int32_t left = place[channel], right = place[4 + channel];
      pixel |= (uint32_t)((left + fraction(right - left, (column >> 17) & 0x7FFF) + 64) >> 7) << (8 * channel);
    }
    target[i] = pixel;
  }
}

/// Any stretch that needs no limits.
AVX2 static void sampleInside(
  uint32_t *target, const PixelSampler *sampler, int64_t column, int64_t row, size_t count) {
  int64_t columnStep = sampler->columnPerX, rowStep = sampler->rowPerX;
  const uint8_t *pixels = sampler->pixels;
  intptr_t bytesPerRow = sampler->bytesPerRow;
  __m256i mask = _mm256_set1_epi64x(0x7FFF);
  __m256i columns = _mm256_add_epi64(
    _mm256_set1_epi64x(column), _mm256_setr_epi64x(0, columnStep, 2 * columnStep, 3 * columnStep));
  __m256i rows = _mm256_add_epi64(
    _mm256_set1_epi64x(row), _mm256_setr_epi64x(0, rowStep, 2 * rowStep, 3 * rowStep));
  __m256i columnStride = _mm256_set1_epi64x(4 * columnStep), rowStride = _mm256_set1_epi64x(4 * rowStep);
  intptr_t ahead = affineAhead(sampler);
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    const uint8_t *places[4];
    for (int k = 0; k < 4; k++) {
      places[k] = pixels + (intptr_t)(row >> 32) * bytesPerRow + 4 * (intptr_t)(column >> 32);
      column += columnStep;
      row += rowStep;
    }
    __builtin_prefetch(places[0] + ahead);
    __builtin_prefetch(places[2] + ahead);
    __m256i columnWeights = _mm256_and_si256(_mm256_srli_epi64(columns, 17), mask);
    __m256i rowWeights = _mm256_and_si256(_mm256_srli_epi64(rows, 17), mask);
    columns = _mm256_add_epi64(columns, columnStride);
    rows = _mm256_add_epi64(rows, rowStride);
    _mm_storeu_si128(
      (__m128i *)(target + i),
      blendedFour(
        places, bytesPerRow, spreadColumns(columnWeights), firstTwo(rowWeights), lastTwo(rowWeights)));
  }
  for (; i < count; i++, column += columnStep, row += rowStep) target[i] = sampleOne(sampler, column, row);
}

AVX2 void sampleLinearAVX2(
  uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count) {
  int64_t columnStep = sampler->columnPerX, rowStep = sampler->rowPerX;
  int64_t limit = 2ll << 32;
  int isLevel = rowStep == 0 && columnStep <= limit && columnStep >= -limit;
  PicturePoint point = affinePoint(sampler, x, y);
  while (count > 0) {
    size_t length = count < chunk ? count : chunk;
    // Near the picture's edges shorter stretches find what can still be done without limits.
    while (!(staysWithin(point.column, columnStep, length, sampler->firstColumn, sampler->lastColumn)
             && staysWithin(point.row, rowStep, length, sampler->firstRow, sampler->lastRow))) {
      length /= 4;
      if (length == 0) break;
    }
    if (length == 0) {
      *target = sampleOne(sampler, point.column, point.row);
      length = 1;
    } else if (isLevel && length >= 8) {
      sampleLevel(target, sampler, point.column, point.row, length);
    } else {
      sampleInside(target, sampler, point.column, point.row, length);
    }
    target += length;
    count -= length;
    point.column = (int64_t)((uint64_t)point.column + (uint64_t)columnStep * length);
    point.row = (int64_t)((uint64_t)point.row + (uint64_t)rowStep * length);
  }
}

/// How far beyond a pixel's address lies what the target pixel some rows below will need; only a hint, so a guess for
/// the middle of the row will do.
static intptr_t projectiveAhead(const PixelSampler *sampler, double across, double down) {
  double inverse = 1.0 / (sampler->wX * across + sampler->wY * down + sampler->wOne);
  double column = (sampler->columnX * across + sampler->columnY * down + sampler->columnOne) * inverse;
  double row = (sampler->rowX * across + sampler->rowY * down + sampler->rowOne) * inverse;
  double columns = rowsAhead * (sampler->columnY - column * sampler->wY) * inverse;
  double rows = rowsAhead * (sampler->rowY - row * sampler->wY) * inverse;
  if (!(columns > -4096 && columns < 4096 && rows > -4096 && rows < 4096)) return 0;
  return (intptr_t)rows * sampler->bytesPerRow + 4 * (intptr_t)columns;
}

/// Where four pixels' top left neighbours lie, and their weights; all in 2^-15 pixels.
AVX2_INLINE __m128i fixedPoints(__m256d numerators, __m256d inverse) {
  __m256d value = _mm256_sub_pd(_mm256_mul_pd(numerators, inverse), _mm256_set1_pd(0.5));
  return _mm256_cvttpd_epi32(_mm256_mul_pd(value, _mm256_set1_pd(32768)));
}

/// Keeps the compiler from replacing one shuffle by any order with three by fixed orders.
AVX2_INLINE __m256i opaque(__m256i order) {
  __asm__("" : "+x"(order));
  return order;
}

/// A row of a projective picture: what stays the same along it.
typedef struct ProjectiveRow {
  double columnX, column, rowX, row, wX, w;
} ProjectiveRow;

/// A stretch all of whose neighbours lie in the picture, so that no limits are needed.
AVX2 static void sampleProjectiveInside(
  uint32_t *target, const PixelSampler *sampler, const ProjectiveRow *line, double start, intptr_t ahead,
  size_t count) {
  const uint8_t *pixels = sampler->pixels;
  intptr_t bytesPerRow = sampler->bytesPerRow;
  __m256d columnX = _mm256_set1_pd(line->columnX), columnRow = _mm256_set1_pd(line->column);
  __m256d rowX = _mm256_set1_pd(line->rowX), rowRow = _mm256_set1_pd(line->row);
  __m256d wX = _mm256_set1_pd(line->wX), wRow = _mm256_set1_pd(line->w);
  __m128i rowBytes = _mm_set1_epi32((int32_t)bytesPerRow), mask = _mm_set1_epi32(0x7FFF);
  __m256i firstTwoPlaces = opaque(_mm256_setr_epi8(
    0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5));
  __m256i lastTwoPlaces = opaque(_mm256_add_epi8(firstTwoPlaces, _mm256_set1_epi8(8)));
  __m256i columnPlaces = opaque(_mm256_setr_epi8(
    0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9, 4, 5, 4, 5, 4, 5, 4, 5, 12, 13, 12, 13, 12, 13, 12, 13));
  __m256d across = _mm256_add_pd(_mm256_set1_pd(start), _mm256_setr_pd(0, 1, 2, 3));
  for (size_t i = 0; i < count; i += 4, across = _mm256_add_pd(across, _mm256_set1_pd(4))) {
    __m256d w = _mm256_add_pd(_mm256_mul_pd(wX, across), wRow);
    __m256d inverse = _mm256_div_pd(_mm256_set1_pd(1), w);
    __m128i columns = fixedPoints(_mm256_add_pd(_mm256_mul_pd(columnX, across), columnRow), inverse);
    __m128i rows = fixedPoints(_mm256_add_pd(_mm256_mul_pd(rowX, across), rowRow), inverse);
    __m128i offsets = _mm_add_epi32(
      _mm_mullo_epi32(_mm_srli_epi32(rows, 15), rowBytes), _mm_slli_epi32(_mm_srli_epi32(columns, 15), 2));
    uint64_t low = (uint64_t)_mm_cvtsi128_si64(offsets), high = (uint64_t)_mm_extract_epi64(offsets, 1);
    const uint8_t *places[4] = {
      pixels + (uint32_t)low, pixels + (low >> 32), pixels + (uint32_t)high, pixels + (high >> 32)};
    __builtin_prefetch(places[0] + ahead);
    __m256i columnWeights = _mm256_broadcastsi128_si256(_mm_and_si128(columns, mask));
    __m256i rowWeights = _mm256_broadcastsi128_si256(_mm_and_si128(rows, mask));
    _mm_storeu_si128(
      (__m128i *)(target + i),
      blendedFour(
        places, bytesPerRow, _mm256_shuffle_epi8(columnWeights, columnPlaces),
        _mm256_shuffle_epi8(rowWeights, firstTwoPlaces), _mm256_shuffle_epi8(rowWeights, lastTwoPlaces)));
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

AVX2 void sampleLinearProjectiveAVX2(
  uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count) {
  double down = (double)y + 0.5;
  const ProjectiveRow line = {
    sampler->columnX, sampler->columnY * down + sampler->columnOne, sampler->rowX,
    sampler->rowY * down + sampler->rowOne, sampler->wX, sampler->wY * down + sampler->wOne};
  intptr_t ahead = projectiveAhead(sampler, (double)x + 0.5 * (double)count, down);
  int fitsOffsets = sampler->bytesPerRow <= INT32_MAX / ((int64_t)sampler->lastRow + 2);
  while (count > 0) {
    double first = (double)x + 0.5;
    size_t length = (count < chunk ? count : chunk) & ~(size_t)3;
    // Along a line a point moves one way only: when both ends lie inside, so does all between them. Near the picture's
    // edges shorter stretches find what can still be done without limits.
    while (length > 0
           && !(fitsOffsets && isWellInside(sampler, &line, first)
                && isWellInside(sampler, &line, first + (double)(length - 1)))) {
      length = (length / 2) & ~(size_t)3;
    }
    if (length > 0) {
      sampleProjectiveInside(target, sampler, &line, first, ahead, length);
    } else {
      length = count < 4 ? count : 4;
      sampleLinearProjectivePortable(target, sampler, x, y, length);
    }
    target += length;
    x += (int32_t)length;
    count -= length;
  }
}

#endif
