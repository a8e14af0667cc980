#pragma once

// Where pixels of a picture lie that will be needed soon.

/// Picture rows are fetched this many target rows before they are needed: the processor's own prefetching follows
/// neither slanted lines nor short ones.
enum { rowsAhead = 4 };

/// How far beyond a pixel's address lies what the target pixel some rows below will need.
static inline intptr_t affineAhead(const PixelSampler *sampler) {
  int64_t limit = 1024ll << 32;
  if (sampler->rowPerY > limit || sampler->rowPerY < -limit) return 0;
  if (sampler->columnPerY > limit || sampler->columnPerY < -limit) return 0;
  return (intptr_t)((rowsAhead * sampler->rowPerY) >> 32) * sampler->bytesPerRow
         + 4 * (intptr_t)((rowsAhead * sampler->columnPerY) >> 32);
}

/// The same in perspective; only a hint, so a guess for the middle of the row will do.
static inline intptr_t projectiveAhead(const PixelSampler *sampler, double across, double down) {
  double inverse = 1.0 / (sampler->wX * across + sampler->wY * down + sampler->wOne);
  double column = (sampler->columnX * across + sampler->columnY * down + sampler->columnOne) * inverse;
  double row = (sampler->rowX * across + sampler->rowY * down + sampler->rowOne) * inverse;
  double columns = rowsAhead * (sampler->columnY - column * sampler->wY) * inverse;
  double rows = rowsAhead * (sampler->rowY - row * sampler->wY) * inverse;
  if (!(columns > -4096 && columns < 4096 && rows > -4096 && rows < 4096)) return 0;
  return (intptr_t)rows * sampler->bytesPerRow + 4 * (intptr_t)columns;
}
