#pragma once

#include "Blocks.h"

// Products of bytes with one factor for all: nothing to gain here from knowing that it stays the same.

/// A factor, ready to multiply with.
typedef Block Fade;

VECTOR_INLINE Fade fadeBy(uint8_t alpha) { return blockOf(alpha * 0x01010101u); }

VECTOR_INLINE Block fadedBlock(Block block, Fade fade) { return byteProducts(block, fade); }

/// The saturated sum of two blocks, each with a fade of its own.
VECTOR_INLINE Block fadedSum(Block first, Fade firstFade, Block second, Fade secondFade) {
  return saturatedSums(byteProducts(first, firstFade), byteProducts(second, secondFade));
}
