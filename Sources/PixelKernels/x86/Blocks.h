#pragma once

#include "../Arithmetic.h"

#include <immintrin.h>

// Eight pixels at a time. Products of bytes are (t * 257) >> 16 with t = x * a + 128, which equals
// (x * a + 127) / 255 for all bytes.

#define AVX2 __attribute__((target("avx2")))
#define AVX2_INLINE static inline __attribute__((target("avx2"), always_inline))

/// Sixteen products of bytes kept in 16 bits.
AVX2_INLINE __m256i products(__m256i x, __m256i a) {
  return _mm256_mulhi_epu16(
    _mm256_add_epi16(_mm256_mullo_epi16(x, a), _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

/// Each byte times the byte at the same place.
AVX2_INLINE __m256i byteProducts(__m256i x, __m256i a) {
  __m256i zero = _mm256_setzero_si256();
  __m256i low = products(_mm256_unpacklo_epi8(x, zero), _mm256_unpacklo_epi8(a, zero));
  __m256i high = products(_mm256_unpackhi_epi8(x, zero), _mm256_unpackhi_epi8(a, zero));
  return _mm256_packus_epi16(low, high);
}

/// The alpha of each pixel in all its bytes.
AVX2_INLINE __m256i alphas(__m256i pixels) {
  return _mm256_shuffle_epi8(
    pixels, _mm256_setr_epi8(
              3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15,
              15, 15));
}

AVX2_INLINE __m256i overPixels(__m256i source, __m256i target) {
  __m256i through = _mm256_xor_si256(alphas(source), _mm256_set1_epi8(-1));
  return _mm256_adds_epu8(source, byteProducts(target, through));
}

/// Eight factors, coverage × alpha, each in all four bytes of its pixel.
AVX2_INLINE __m256i factors(uint64_t coverage, uint8_t alpha) {
  __m256i bytes = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)coverage));
  __m256i spread = _mm256_shuffle_epi8(
    bytes, _mm256_setr_epi8(
             0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12));
  return alpha == 255 ? spread : byteProducts(spread, _mm256_set1_epi8((char)alpha));
}

AVX2_INLINE uint64_t coverageOf(const uint8_t *bytes, size_t count) {
  uint64_t result = 0;
  if (count >= 8) {
    memcpy(&result, bytes, 8);
  } else {
    for (size_t i = 0; i < count; i++) result |= (uint64_t)bytes[i] << (8 * i);
  }
  return result;
}

AVX2_INLINE __m256i load(const uint32_t *pixels) { return _mm256_loadu_si256((const __m256i *)pixels); }

AVX2_INLINE void store(uint32_t *pixels, __m256i values) { _mm256_storeu_si256((__m256i *)pixels, values); }

/// All ones in the first `count` of eight places.
AVX2_INLINE __m256i firstPlaces(size_t count) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

AVX2_INLINE __m256i loadFirst(const uint32_t *pixels, __m256i places) {
  return _mm256_maskload_epi32((const int *)pixels, places);
}

AVX2_INLINE void storeFirst(uint32_t *pixels, __m256i values, __m256i places) {
  _mm256_maskstore_epi32((int *)pixels, places, values);
}
