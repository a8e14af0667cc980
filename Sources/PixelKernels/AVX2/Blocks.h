#pragma once

#include "../Arithmetic.h"

#include <immintrin.h>

// What AVX2 understands by a block, and what can be done with one; ../NEON/Blocks.h has the same names.

#define INSTRUCTION_SET "AVX2"
/// Marks what is compiled for this instruction set: the rest of the program must run without it.
#define VECTOR __attribute__((target("avx2")))
#define VECTOR_INLINE static inline __attribute__((target("avx2"), always_inline))

/// Eight pixels.
typedef __m256i Block;

VECTOR_INLINE Block blockOf(uint32_t pixel) { return _mm256_set1_epi32((int)pixel); }

VECTOR_INLINE Block load(const uint32_t *pixels) { return _mm256_loadu_si256((const __m256i *)pixels); }

VECTOR_INLINE void store(uint32_t *pixels, Block block) { _mm256_storeu_si256((__m256i *)pixels, block); }

/// To an address that 32 divides.
VECTOR_INLINE void storePastCaches(uint32_t *pixels, Block block) {
  _mm256_stream_si256((__m256i *)pixels, block);
}

VECTOR_INLINE void finishStores(void) { _mm_sfence(); }

/// All ones in the first `count` of eight places.
VECTOR_INLINE __m256i firstPlaces(size_t count) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

/// The first `count` pixels, fewer than eight; the others are empty.
VECTOR_INLINE Block loadFirst(const uint32_t *pixels, size_t count) {
  return _mm256_maskload_epi32((const int *)pixels, firstPlaces(count));
}

VECTOR_INLINE void storeFirst(uint32_t *pixels, Block block, size_t count) {
  _mm256_maskstore_epi32((int *)pixels, firstPlaces(count), block);
}

VECTOR_INLINE int isOpaque(Block pixels) { return _mm256_testc_si256(pixels, blockOf(0xFF000000)); }

VECTOR_INLINE int isEmpty(Block pixels) { return _mm256_testz_si256(pixels, pixels); }

/// Half of a block's bytes, the low or high eight of each 128 bits, in 16 bits each.
VECTOR_INLINE __m256i lowBytes(Block block) { return _mm256_unpacklo_epi8(block, _mm256_setzero_si256()); }

VECTOR_INLINE __m256i highBytes(Block block) { return _mm256_unpackhi_epi8(block, _mm256_setzero_si256()); }

/// (t * 257) >> 16 with t = x * a + 128, which is (x * a + 127) / 255 for all bytes.
VECTOR_INLINE __m256i products(__m256i x, __m256i a) {
  return _mm256_mulhi_epu16(
    _mm256_add_epi16(_mm256_mullo_epi16(x, a), _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

/// Each byte times the byte at the same place.
VECTOR_INLINE Block byteProducts(Block x, Block a) {
  return _mm256_packus_epi16(
    products(lowBytes(x), lowBytes(a)), products(highBytes(x), highBytes(a)));
}

VECTOR_INLINE Block saturatedSums(Block x, Block y) { return _mm256_adds_epu8(x, y); }

/// What each pixel lets through, 255 - alpha, in all its bytes.
VECTOR_INLINE Block transparencies(Block pixels) {
  __m256i places = _mm256_broadcastsi128_si256(
    _mm_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15));
  return _mm256_xor_si256(_mm256_shuffle_epi8(pixels, places), _mm256_set1_epi8(-1));
}

/// Eight factors, coverage × alpha, each in all four bytes of its pixel.
VECTOR_INLINE Block factors(uint64_t coverage, uint8_t alpha) {
  __m256i bytes = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)coverage));
  __m256i places = _mm256_broadcastsi128_si256(
    _mm_setr_epi8(0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12));
  Block spread = _mm256_shuffle_epi8(bytes, places);
  return alpha == 255 ? spread : byteProducts(spread, _mm256_set1_epi8((char)alpha));
}

/// Weighted means, the second pixels' weight, below 256, in 1/256.
VECTOR_INLINE Block means(Block first, Block second, uint16_t weight) {
  __m256i weights = _mm256_set1_epi16((short)(weight << 7));
  __m256i low = _mm256_mulhrs_epi16(_mm256_sub_epi16(lowBytes(second), lowBytes(first)), weights);
  __m256i high = _mm256_mulhrs_epi16(_mm256_sub_epi16(highBytes(second), highBytes(first)), weights);
  return _mm256_packus_epi16(
    _mm256_add_epi16(lowBytes(first), low), _mm256_add_epi16(highBytes(first), high));
}
