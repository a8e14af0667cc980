#pragma once

#include <stddef.h>
#include <stdint.h>

// Loops over rows of 8-bit premultiplied pixels; a pixel is one little-endian word, 0xAARRGGBB.
//
// Every kernel exists in portable C and for the instruction set of the machine. All agree to the bit, because they
// use integers, or only + - * / on doubles with contraction off. A product of two bytes is (x * a + 127) / 255
// everywhere; sums saturate, so that pixels whose colour exceeds their alpha do no harm.

/// Where a picture's pixels lie, and which of its points a target pixel shows.
typedef struct PixelSampler {
  /// The first byte of the picture's top row.
  const uint8_t *pixels;
  intptr_t bytesPerRow;
  /// Pixels outside these columns and rows (both inclusive) repeat the nearest one inside.
  int32_t firstColumn, lastColumn, firstRow, lastRow;
  /// Affine: the picture's column, in 2^-32 pixels, at target pixel (0, 0), and its change per target column and row.
  int64_t column, columnPerX, columnPerY;
  /// Affine: the same for the picture's row.
  int64_t row, rowPerX, rowPerY;
  /// Projective: column = (columnX x + columnY y + columnOne) / w, row alike, w = wX x + wY y + wOne, in pixels, at
  /// the centre of the target pixel (x, y).
  double columnX, columnY, columnOne;
  double rowX, rowY, rowOne;
  double wX, wY, wOne;
} PixelSampler;

typedef void (*PixelSampling)(uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count);

typedef struct PixelKernels {
  /// The instruction set, for reports.
  const char *name;
  /// Copies pixels; target and source must not overlap. What lies `bytesAhead` beyond the source is fetched, for the
  /// copies to come.
  void (*copy)(uint32_t *target, const uint32_t *source, size_t count, intptr_t bytesAhead);
  /// The same, past the caches: for pixels that nothing will blend with soon. `finish` makes them visible.
  void (*copyPastCaches)(uint32_t *target, const uint32_t *source, size_t count, intptr_t bytesAhead);
  /// Orders what was stored past the caches before what this thread does next.
  void (*finish)(void);
  /// Stores one colour.
  void (*fill)(uint32_t *target, uint32_t color, size_t count);
  /// Blends one colour over the target.
  void (*blendColor)(uint32_t *target, uint32_t color, size_t count);
  /// Blends one colour, faded by coverage × alpha.
  void (*blendColorThroughCoverage)(
    uint32_t *target, uint32_t color, const uint8_t *coverage, uint8_t alpha, size_t count);
  /// Blends pixels, faded by alpha.
  void (*blend)(uint32_t *target, const uint32_t *source, uint8_t alpha, size_t count);
  /// Blends pixels, faded by coverage × alpha.
  void (*blendThroughCoverage)(
    uint32_t *target, const uint32_t *source, const uint8_t *coverage, uint8_t alpha, size_t count);
  /// Coverage becomes the alpha of the pixels × alpha.
  void (*extractAlpha)(uint8_t *coverage, const uint32_t *source, uint8_t alpha, size_t count);
  /// Mixes pixels into the target, with the source's part, at most 256, in 1/256.
  void (*mix)(uint32_t *target, const uint32_t *source, uint16_t weight, size_t count);
  /// Adds the channels of each 1 << shift pixels to one cell of four sums.
  void (*sumCells)(uint32_t *sums, const uint32_t *source, int shift, size_t count);
  /// Weighted sums of values `stride` apart, rounded: target[i] = (source[i] w[0] + source[i + stride] w[1] + …) / 65536.
  /// Weights add up to 65536.
  void (*blur)(
    uint16_t *target, const uint16_t *source, const uint32_t *weights, size_t weightCount, size_t stride, size_t count);
  /// The nearest pixel, and the four nearest blended with 15-bit weights; affine and projective.
  PixelSampling sampleNearest;
  PixelSampling sampleLinear;
  PixelSampling sampleNearestProjective;
  PixelSampling sampleLinearProjective;
} PixelKernels;

/// The reference: plain C for any machine.
const PixelKernels *PixelKernelsPortable(void);

/// The fastest set that this machine runs.
const PixelKernels *PixelKernelsBest(void);
