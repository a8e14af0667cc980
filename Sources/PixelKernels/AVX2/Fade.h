#pragma once

#include "Blocks.h"

// Products of bytes with one factor for all. Where the factor does not change, a single multiplication will do:
// (x * m + 0x4000) >> 15 is (x * a + 127) / 255 for every byte x, if m is the right one of the two whole numbers around
// a * 32768 / 255. One of the two always is: the lower fails only where x * a lies just above a half and
// x * r >= 16384, the upper only where 255 - x does and (255 - x) * (255 - r) > 16384, with r = a * 32768 mod 255; both
// cannot be.

/// A factor, ready to multiply with.
typedef __m256i Fade;

VECTOR_INLINE Fade fadeBy(uint8_t alpha) {
  // A bit for each factor that needs the upper number. (255 needs the lower, which fits 16 bits.)
  static const uint64_t upper[4] = {
    0x0022002080002080, 0x820208220A082200, 0xB022228AA1208A20, 0x289A93AC8A5B8AB6};
  int weight = alpha * 32768 / 255 + (int)((upper[alpha / 64] >> (alpha % 64)) & 1);
  return _mm256_set1_epi16((short)(alpha == 255 ? 32767 : weight));
}

VECTOR_INLINE Block fadedBlock(Block block, Fade fade) {
  return _mm256_packus_epi16(
    _mm256_mulhrs_epi16(lowBytes(block), fade), _mm256_mulhrs_epi16(highBytes(block), fade));
}

/// The saturated sum of two blocks, each with a fade of its own.
VECTOR_INLINE Block fadedSum(Block first, Fade firstFade, Block second, Fade secondFade) {
  __m256i low = _mm256_add_epi16(
    _mm256_mulhrs_epi16(lowBytes(first), firstFade), _mm256_mulhrs_epi16(lowBytes(second), secondFade));
  __m256i high = _mm256_add_epi16(
    _mm256_mulhrs_epi16(highBytes(first), firstFade), _mm256_mulhrs_epi16(highBytes(second), secondFade));
  return _mm256_packus_epi16(low, high);
}
