#pragma once

#include "../Loops/Fixed.h"
#include "Blocks.h"

// Bilinear samples. Neighbours are kept in 16 bits with 7 bits more than a byte has, weights in 1/32768.

/// Four pixels, two and two.
typedef int16x8x2_t Words;

VECTOR_INLINE Words wordsOf(int16_t value) { return (Words){{vdupq_n_s16(value), vdupq_n_s16(value)}}; }

VECTOR_INLINE int16x8_t widenedTwo(const uint8_t *pixels) {
  return vreinterpretq_s16_u16(vshll_n_u8(vld1_u8(pixels), 7));
}

/// Four pixels that lie side by side.
VECTOR_INLINE Words widened(const uint8_t *pixels) {
  return (Words){{widenedTwo(pixels), widenedTwo(pixels + 8)}};
}

VECTOR_INLINE int16x8_t betweenTwo(int16x8_t first, int16x8_t second, int16x8_t weights) {
  return vaddq_s16(first, vqrdmulhq_s16(vsubq_s16(second, first), weights));
}

VECTOR_INLINE Words between(Words first, Words second, Words weights) {
  return (Words){{
    betweenTwo(first.val[0], second.val[0], weights.val[0]), betweenTwo(first.val[1], second.val[1], weights.val[1])}};
}

VECTOR_INLINE void storeWords(WidePixel *target, Words words) {
  vst1q_s16((int16_t *)target, words.val[0]);
  vst1q_s16((int16_t *)(target + 2), words.val[1]);
}

/// Eight weights in 16 bits each.
VECTOR_INLINE int16x8_t narrowed(Fixed weights) {
  uint32x4_t low = (uint32x4_t)__builtin_shufflevector(weights, weights, 0, 1, 2, 3);
  uint32x4_t high = (uint32x4_t)__builtin_shufflevector(weights, weights, 4, 5, 6, 7);
  return vreinterpretq_s16_u16(vcombine_u16(vmovn_u32(low), vmovn_u32(high)));
}

/// A pixel with its right neighbour, from its address and that of the pixel below.
VECTOR_INLINE int16x8_t blendedRows(const uint8_t *place, intptr_t bytesPerRow, int16_t weight) {
  return betweenTwo(widenedTwo(place), widenedTwo(place + bytesPerRow), vdupq_n_s16(weight));
}

/// Left and right neighbours of two pixels blended and rounded to bytes.
VECTOR_INLINE uint8x8_t blendedColumns(
  int16x8_t first, int16x8_t second, int16_t firstWeight, int16_t secondWeight) {
  int16x8_t left = vcombine_s16(vget_low_s16(first), vget_low_s16(second));
  int16x8_t right = vcombine_s16(vget_high_s16(first), vget_high_s16(second));
  int16x8_t weights = vcombine_s16(vdup_n_s16(firstWeight), vdup_n_s16(secondWeight));
  return vrshrn_n_u16(vreinterpretq_u16_s16(betweenTwo(left, right, weights)), 7);
}

/// Eight pixels from the addresses of their upper left neighbours.
VECTOR_INLINE Block sampledEight(
  const uint8_t *const places[8], intptr_t bytesPerRow, Fixed columnWeights, Fixed rowWeights) {
  int16x8_t columns = narrowed(columnWeights), rows = narrowed(rowWeights);
  uint8x8_t pairs[4];
  for (int k = 0; k < 8; k += 2) {
    int16x8_t first = blendedRows(places[k], bytesPerRow, rows[k]);
    int16x8_t second = blendedRows(places[k + 1], bytesPerRow, rows[k + 1]);
    pairs[k / 2] = blendedColumns(first, second, columns[k], columns[k + 1]);
  }
  return (Block){{vcombine_u8(pairs[0], pairs[1]), vcombine_u8(pairs[2], pairs[3])}};
}

/// The same from rows that are blended.
VECTOR_INLINE Block sampledWide(const WidePixel *const places[8], Fixed columnWeights) {
  int16x8_t columns = narrowed(columnWeights);
  uint8x8_t pairs[4];
  for (int k = 0; k < 8; k += 2) {
    int16x8_t first = vld1q_s16((const int16_t *)places[k]), second = vld1q_s16((const int16_t *)places[k + 1]);
    pairs[k / 2] = blendedColumns(first, second, columns[k], columns[k + 1]);
  }
  return (Block){{vcombine_u8(pairs[0], pairs[1]), vcombine_u8(pairs[2], pairs[3])}};
}
