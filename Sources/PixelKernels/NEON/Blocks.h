#pragma once

#include "../Arithmetic.h"

#include <arm_neon.h>

// What NEON understands by a block, and what can be done with one; ../AVX2/Blocks.h has the same names.

#define INSTRUCTION_SET "NEON"
/// Every 64-bit ARM has NEON: nothing needs a mark.
#define VECTOR
#define VECTOR_INLINE static inline __attribute__((always_inline))

/// Eight pixels, four and four.
typedef uint8x16x2_t Block;

VECTOR_INLINE uint8x16_t bytesOf(uint32x4_t words) { return vreinterpretq_u8_u32(words); }

VECTOR_INLINE Block blockOf(uint32_t pixel) {
  uint8x16_t pixels = bytesOf(vdupq_n_u32(pixel));
  return (Block){{pixels, pixels}};
}

VECTOR_INLINE Block load(const uint32_t *pixels) {
  return (Block){{bytesOf(vld1q_u32(pixels)), bytesOf(vld1q_u32(pixels + 4))}};
}

VECTOR_INLINE void store(uint32_t *pixels, Block block) {
  vst1q_u32(pixels, vreinterpretq_u32_u8(block.val[0]));
  vst1q_u32(pixels + 4, vreinterpretq_u32_u8(block.val[1]));
}

/// ARM's caches notice long runs of stores and let them pass of their own accord.
VECTOR_INLINE void storePastCaches(uint32_t *pixels, Block block) { store(pixels, block); }

VECTOR_INLINE void finishStores(void) {}

/// The first `count` pixels, fewer than eight; the others are empty.
VECTOR_INLINE Block loadFirst(const uint32_t *pixels, size_t count) {
  uint32_t eight[8] = {0};
  for (size_t i = 0; i < count; i++) eight[i] = pixels[i];
  return load(eight);
}

VECTOR_INLINE void storeFirst(uint32_t *pixels, Block block, size_t count) {
  uint32_t eight[8];
  store(eight, block);
  for (size_t i = 0; i < count; i++) pixels[i] = eight[i];
}

VECTOR_INLINE int isOpaque(Block pixels) {
  return vminvq_u32(vreinterpretq_u32_u8(vandq_u8(pixels.val[0], pixels.val[1]))) >= 0xFF000000;
}

VECTOR_INLINE int isEmpty(Block pixels) {
  return vmaxvq_u32(vreinterpretq_u32_u8(vorrq_u8(pixels.val[0], pixels.val[1]))) == 0;
}

/// (t + r + 128) >> 8 with r = (t + 128) >> 8, which is (t + 127) / 255 for t = x * a of bytes.
VECTOR_INLINE uint8x16_t products(uint8x16_t x, uint8x16_t a) {
  uint16x8_t low = vmull_u8(vget_low_u8(x), vget_low_u8(a)), high = vmull_high_u8(x, a);
  return vraddhn_high_u16(vraddhn_u16(low, vrshrq_n_u16(low, 8)), high, vrshrq_n_u16(high, 8));
}

/// Each byte times the byte at the same place.
VECTOR_INLINE Block byteProducts(Block x, Block a) {
  return (Block){{products(x.val[0], a.val[0]), products(x.val[1], a.val[1])}};
}

VECTOR_INLINE Block saturatedSums(Block x, Block y) {
  return (Block){{vqaddq_u8(x.val[0], y.val[0]), vqaddq_u8(x.val[1], y.val[1])}};
}

/// What each pixel lets through, 255 - alpha, in all its bytes.
VECTOR_INLINE Block transparencies(Block pixels) {
  const uint8x16_t places = {3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15};
  return (Block){{vmvnq_u8(vqtbl1q_u8(pixels.val[0], places)), vmvnq_u8(vqtbl1q_u8(pixels.val[1], places))}};
}

/// Eight factors, coverage × alpha, each in all four bytes of its pixel.
VECTOR_INLINE Block factors(uint64_t coverage, uint8_t alpha) {
  uint8x16_t bytes = vreinterpretq_u8_u64(vdupq_n_u64(coverage));
  if (alpha != 255) bytes = products(bytes, vdupq_n_u8(alpha));
  const uint8x16_t places = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
  return (Block){{vqtbl1q_u8(bytes, places), vqtbl1q_u8(bytes, vaddq_u8(places, vdupq_n_u8(4)))}};
}

VECTOR_INLINE uint8x8_t fewMeans(uint8x8_t first, uint8x8_t second, uint16_t weight) {
  int16x8_t differences = vreinterpretq_s16_u16(vsubl_u8(second, first));
  uint16x8_t steps = vreinterpretq_u16_s16(vqrdmulhq_n_s16(differences, (int16_t)(weight << 7)));
  return vmovn_u16(vaddw_u8(steps, first));
}

/// Weighted means, the second pixels' weight, below 256, in 1/256.
VECTOR_INLINE Block means(Block first, Block second, uint16_t weight) {
  Block result;
  for (int half = 0; half < 2; half++) {
    uint8x16_t x = first.val[half], y = second.val[half];
    result.val[half] = vcombine_u8(
      fewMeans(vget_low_u8(x), vget_low_u8(y), weight), fewMeans(vget_high_u8(x), vget_high_u8(y), weight));
  }
  return result;
}
