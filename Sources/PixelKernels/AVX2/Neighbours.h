#pragma once

#include "../Loops/Fixed.h"
#include "Blocks.h"

// Bilinear samples. Neighbours are kept in 16 bits with 7 bits more than a byte has, weights in 1/32768.

/// Four pixels.
typedef __m256i Words;

VECTOR_INLINE Words wordsOf(int16_t value) { return _mm256_set1_epi16(value); }

/// Four pixels that lie side by side.
VECTOR_INLINE Words widened(const uint8_t *pixels) {
  return _mm256_slli_epi16(_mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)pixels)), 7);
}

VECTOR_INLINE Words between(Words first, Words second, Words weights) {
  return _mm256_add_epi16(first, _mm256_mulhrs_epi16(_mm256_sub_epi16(second, first), weights));
}

VECTOR_INLINE void storeWords(WidePixel *target, Words words) { _mm256_storeu_si256((__m256i *)target, words); }

/// Keeps the compiler from replacing one shuffle by any order with three by fixed orders.
VECTOR_INLINE __m256i opaque(__m256i order) {
  __asm__("" : "+x"(order));
  return order;
}

/// In each half of the vector, one of its four weights in all words.
VECTOR_INLINE Words spread(Fixed weights, int place) {
  return _mm256_shuffle_epi8((__m256i)weights, opaque(_mm256_set1_epi16((short)(0x0100 + 0x0404 * place))));
}

/// In each half of the vector, one of its four weights in four words, the next in the other four.
VECTOR_INLINE Words spreadTwo(Fixed weights, int place) {
  int order = 0x01000100 + 0x04040404 * place, next = order + 0x04040404;
  return _mm256_shuffle_epi8(
    (__m256i)weights, opaque(_mm256_setr_epi32(order, order, next, next, order, order, next, next)));
}

/// Two pixels, each with its right neighbour, from their addresses and those of the pixels below.
VECTOR_INLINE Words blendedRows(const uint8_t *first, const uint8_t *second, intptr_t bytesPerRow, Words weights) {
  __m128i top = _mm_unpacklo_epi64(
    _mm_loadl_epi64((const __m128i *)first), _mm_loadl_epi64((const __m128i *)second));
  __m128i bottom = _mm_unpacklo_epi64(
    _mm_loadl_epi64((const __m128i *)(first + bytesPerRow)),
    _mm_loadl_epi64((const __m128i *)(second + bytesPerRow)));
  return between(
    _mm256_slli_epi16(_mm256_cvtepu8_epi16(top), 7), _mm256_slli_epi16(_mm256_cvtepu8_epi16(bottom), 7), weights);
}

/// Two pixels, each with its right neighbour, from rows that are blended.
VECTOR_INLINE Words twoWide(const WidePixel *first, const WidePixel *second) {
  return _mm256_inserti128_si256(
    _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)first)), _mm_loadu_si128((const __m128i *)second), 1);
}

/// Left and right neighbours blended and rounded to bytes: first, second; and again in the upper half.
VECTOR_INLINE Words blendedColumns(Words first, Words second, Words weights) {
  Words blended = between(_mm256_unpacklo_epi64(first, second), _mm256_unpackhi_epi64(first, second), weights);
  // (x + 64) >> 7
  return _mm256_mulhrs_epi16(blended, wordsOf(256));
}

/// Eight pixels from the addresses of their upper left neighbours. Pixel k + 4 lies in the half above pixel k, so that
/// packing brings them into order.
VECTOR_INLINE Block sampledEight(
  const uint8_t *const places[8], intptr_t bytesPerRow, Fixed columnWeights, Fixed rowWeights) {
  Words first = blendedRows(places[0], places[4], bytesPerRow, spread(rowWeights, 0));
  Words second = blendedRows(places[1], places[5], bytesPerRow, spread(rowWeights, 1));
  Words third = blendedRows(places[2], places[6], bytesPerRow, spread(rowWeights, 2));
  Words fourth = blendedRows(places[3], places[7], bytesPerRow, spread(rowWeights, 3));
  return _mm256_packus_epi16(
    blendedColumns(first, second, spreadTwo(columnWeights, 0)),
    blendedColumns(third, fourth, spreadTwo(columnWeights, 2)));
}

/// The same from rows that are blended.
VECTOR_INLINE Block sampledWide(const WidePixel *const places[8], Fixed columnWeights) {
  return _mm256_packus_epi16(
    blendedColumns(
      twoWide(places[0], places[4]), twoWide(places[1], places[5]), spreadTwo(columnWeights, 0)),
    blendedColumns(
      twoWide(places[2], places[6]), twoWide(places[3], places[7]), spreadTwo(columnWeights, 2)));
}
