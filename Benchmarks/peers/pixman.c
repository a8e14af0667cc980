// The scenes with pixman, by hand where it has no shapes: spans and small masks of exact coverage.

#include "harness.h"

#include <pixman.h>

static pixman_image_t *image(const Bitmap *bitmap) {
  return pixman_image_create_bits(
    PIXMAN_x8r8g8b8, bitmap->width, bitmap->height, (uint32_t *)bitmap->bytes, bitmap->stride);
}

static uint8_t byte(double value) { return (uint8_t)lround(255 * (value < 0 ? 0 : value > 1 ? 1 : value)); }

static pixman_image_t *solid(double alpha) {
  pixman_color_t color = {0, 0, 0, (uint16_t)lround(alpha * 65535)};
  return pixman_image_create_solid_fill(&color);
}

/// How much of the pixel column that begins at x lies left of an edge.
static double part(double edge, int x) { return fmin(1, fmax(0, edge - x)); }

/// A disc's coverage of a pixel, from its chords at 16 heights.
static double discCoverage(double centreX, double centreY, double radius, int x, int y) {
  double sum = 0;
  for (int i = 0; i < 16; i++) {
    double dy = y + (i + 0.5) / 16 - centreY, rest = radius * radius - dy * dy;
    if (rest <= 0) continue;
    double half = sqrt(rest);
    sum += part(centreX + half, x) - part(centreX - half, x);
  }
  return sum / 16;
}

static void revealCircle(pixman_image_t *target, pixman_image_t *first, pixman_image_t *second, Slice slice, double t) {
  pixman_image_composite32(
    PIXMAN_OP_SRC, first, NULL, target, 0, slice.top, 0, 0, 0, slice.top, WIDTH, slice.bottom - slice.top);
  double centreX = 1050, centreY = 200, radius = 75 + (hypot(centreX, HEIGHT - centreY) - 75) * t;
  int top = fmax(slice.top, floor(centreY - radius)), bottom = fmin(slice.bottom, ceil(centreY + radius));
  if (top >= bottom) return;
  // A mask of the edge's pixels; inside, whole rows are copied.
  int height = bottom - top, stride = (WIDTH + 3) & ~3;
  uint8_t *bytes = calloc(stride, height);
  for (int y = top; y < bottom; y++) {
    uint8_t *row = bytes + (size_t)(y - top) * stride;
    double outer = fmax(0, fmax(radius * radius - pow(fmin(fabs(y - centreY), fabs(y + 1 - centreY)), 2), 0));
    double inner = radius * radius - pow(fmax(fabs(y - centreY), fabs(y + 1 - centreY)), 2);
    int start = fmax(0, floor(centreX - sqrt(outer))), end = fmin(WIDTH, ceil(centreX + sqrt(outer)));
    int solidStart = start, solidEnd = start;
    if (inner > 0) {
      solidStart = fmin(end, fmax(start, ceil(centreX - sqrt(inner))));
      solidEnd = fmax(solidStart, fmin(end, floor(centreX + sqrt(inner))));
    }
    for (int x = start; x < solidStart; x++) row[x] = byte(discCoverage(centreX, centreY, radius, x, y));
    memset(row + solidStart, 255, solidEnd - solidStart);
    for (int x = solidEnd; x < end; x++) row[x] = byte(discCoverage(centreX, centreY, radius, x, y));
  }
  pixman_image_t *mask = pixman_image_create_bits(PIXMAN_a8, WIDTH, height, (uint32_t *)bytes, stride);
  int left = fmax(0, floor(centreX - radius)), right = fmin(WIDTH, ceil(centreX + radius));
  pixman_image_composite32(
    PIXMAN_OP_OVER, second, mask, target, left, top, left, 0, left, top, right - left, height);
  pixman_image_unref(mask);
  free(bytes);
}

static void slide(pixman_image_t *target, pixman_image_t *first, pixman_image_t *second, Slice slice, double t) {
  static uint8_t *strip;
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  enum { SPREAD = 3 * SIGMA, STRIDE = (SPREAD + 3) & ~3 };
  pthread_mutex_lock(&lock);
  if (!strip) {
    strip = calloc(STRIDE, HEIGHT);
    for (int y = 0; y < HEIGHT; y++) {
      double down = shadowFalloff(-(y + 0.5)) - shadowFalloff(HEIGHT - (y + 0.5));
      for (int x = 0; x < SPREAD; x++)
        strip[y * STRIDE + x] = (uint8_t)lround(77 * down * shadowFalloff(SPREAD - (x + 0.5)));
    }
  }
  pthread_mutex_unlock(&lock);
  int offset = (int)round(WIDTH * (1 - t)), parallax = (int)round(WIDTH * 0.3 * t);
  int height = slice.bottom - slice.top;
  pixman_image_composite32(
    PIXMAN_OP_SRC, first, NULL, target, parallax, slice.top, 0, 0, 0, slice.top, offset, height);
  pixman_image_t *dark = solid(round(t * 51) / 255), *black = solid(1);
  pixman_image_composite32(PIXMAN_OP_OVER, dark, NULL, target, 0, 0, 0, 0, 0, slice.top, offset, height);
  pixman_image_t *mask = pixman_image_create_bits(PIXMAN_a8, SPREAD, HEIGHT, (uint32_t *)strip, STRIDE);
  pixman_image_composite32(
    PIXMAN_OP_OVER, black, mask, target, 0, 0, 0, slice.top, offset - SPREAD, slice.top, SPREAD, height);
  pixman_image_composite32(
    PIXMAN_OP_SRC, second, NULL, target, 0, slice.top, 0, 0, offset, slice.top, WIDTH - offset, height);
  pixman_image_unref(mask);
  pixman_image_unref(black);
  pixman_image_unref(dark);
}

static void setTransform(pixman_image_t *page, double a, double b, double x, double c, double d, double y) {
  pixman_f_transform_t exact = {{{a, b, x}, {c, d, y}, {0, 0, 1}}};
  pixman_transform_t transform;
  pixman_transform_from_pixman_f_transform(&transform, &exact);
  pixman_image_set_transform(page, &transform);
  pixman_image_set_filter(page, PIXMAN_FILTER_BILINEAR, NULL, 0);
}

static void pivot(pixman_image_t *target, pixman_image_t *first, const Pages *pages, Slice slice, double t) {
  pixman_image_composite32(
    PIXMAN_OP_SRC, first, NULL, target, 0, slice.top, 0, 0, 0, slice.top, WIDTH, slice.bottom - slice.top);
  // Alpha lets the filter make soft edges of what lies outside.
  pixman_image_t *page = pixman_image_create_bits(
    PIXMAN_a8r8g8b8, WIDTH, HEIGHT, (uint32_t *)pages->second.bytes, pages->second.stride);
  double angle = (t - 1) * M_PI / 2, cosine = cos(angle), sine = sin(angle);
  // From the target back to the page, about the bottom left corner.
  setTransform(
    page, cosine, sine, -sine * HEIGHT, -sine, cosine, HEIGHT - cosine * HEIGHT);
  // The page's corners bound what has to be composited.
  double right = fmin(WIDTH, ceil(cosine * WIDTH - sine * HEIGHT + 1));
  double highest = HEIGHT - cosine * HEIGHT + fmin(0, sine * WIDTH);
  int top = fmax(slice.top, floor(highest - 1));
  if (right > 0 && top < slice.bottom)
    pixman_image_composite32(
      PIXMAN_OP_OVER, page, NULL, target, 0, top, 0, 0, 0, top, (int)right, slice.bottom - top);
  pixman_image_unref(page);
}

/// Composites a card with round corners: bands and columns at its edges through masks, the rest without.
static void drawCard(
  pixman_image_t *target, pixman_image_t *page, int pageX, int pageY, double x0, double y0, double x1, double y1,
  double radius, Slice slice) {
  int left = (int)floor(x0), right = fmin(WIDTH, ceil(x1));
  int solidLeft = (int)ceil(x0), solidRight = (int)fmin(WIDTH, floor(x1));
  int bands[3][2] = {
    {(int)floor(y0), (int)ceil(y0 + radius)}, {(int)ceil(y0 + radius), (int)floor(y1 - radius)},
    {(int)floor(y1 - radius), (int)ceil(y1)}};
  for (int band = 0; band < 3; band++) {
    int top = fmax(slice.top, bands[band][0]), bottom = fmin(slice.bottom, bands[band][1]);
    if (top >= bottom) continue;
    int height = bottom - top, isEdge = band != 1;
    if (!isEdge) {
      pixman_image_composite32(
        PIXMAN_OP_SRC, page, NULL, target, solidLeft - pageX, top - pageY, 0, 0, solidLeft, top,
        solidRight - solidLeft, height);
    }
    int pieces[2][2] = {{left, isEdge ? right : solidLeft}, {solidRight, isEdge ? solidRight : right}};
    for (int piece = 0; piece < 2; piece++) {
      int start = pieces[piece][0], width = pieces[piece][1] - start;
      if (width <= 0) continue;
      int stride = (width + 3) & ~3;
      uint8_t *bytes = malloc((size_t)stride * height);
      for (int y = top; y < bottom; y++) {
        uint8_t *row = bytes + (size_t)(y - top) * stride;
        double rows = part(y1, y) - part(y0, y);
        memset(row, byte(rows), width);
        for (int side = 0; side < 2; side++) {
          int from = side ? (int)floor(x1 - radius) : start, to = side ? start + width : (int)ceil(x0 + radius);
          for (int x = from < start ? start : from; x < to && x < start + width; x++) {
            double centreX = side ? x1 - radius : x0 + radius, centreY = band == 0 ? y0 + radius : y1 - radius;
            double inside = part(x1, x) - part(x0, x);
            row[x - start] = byte(isEdge ? discCoverage(centreX, centreY, radius, x, y) : inside * rows);
            // Beyond the corner's quarter the edge is straight.
            if (isEdge && (side ? x < centreX : x + 1 > centreX)) row[x - start] = byte(rows);
          }
        }
      }
      pixman_image_t *mask = pixman_image_create_bits(PIXMAN_a8, width, height, (uint32_t *)bytes, stride);
      pixman_image_composite32(
        PIXMAN_OP_OVER, page, mask, target, start - pageX, top - pageY, 0, 0, start, top, width, height);
      pixman_image_unref(mask);
      free(bytes);
    }
  }
}

static void cards(pixman_image_t *target, pixman_image_t *first, pixman_image_t *second, Slice slice, double t) {
  double scale = 1 - 0.1 * t, offset = round(HEIGHT * (1 - t) + 160 * t);
  double x = WIDTH * (1 - scale) / 2, y = HEIGHT * (1 - scale) / 2;
  pixman_image_t *black = solid(1);
  pixman_image_composite32(
    PIXMAN_OP_SRC, black, NULL, target, 0, 0, 0, 0, 0, slice.top, WIDTH, slice.bottom - slice.top);
  pixman_image_unref(black);
  setTransform(first, 1 / scale, 0, -x / scale, 0, 1 / scale, -y / scale);
  pixman_image_set_repeat(first, PIXMAN_REPEAT_PAD);
  // What the second card covers for certain is left out.
  Slice shown = {slice.top, (int)fmin(slice.bottom, offset + 60)};
  drawCard(target, first, 0, 0, x, y, WIDTH - x, HEIGHT - y, 60 * scale, shown);
  drawCard(target, second, 0, (int)offset, 0, offset, WIDTH, offset + HEIGHT, 60, slice);
}

static void hero(
  pixman_image_t *target, pixman_image_t *first, pixman_image_t *second, const Pages *pages, Slice slice, double t) {
  int height = slice.bottom - slice.top;
  pixman_image_composite32(PIXMAN_OP_SRC, first, NULL, target, 0, slice.top, 0, 0, 0, slice.top, WIDTH, height);
  pixman_image_t *fade = solid(round(t * 255) / 255);
  pixman_image_composite32(PIXMAN_OP_OVER, second, fade, target, 0, slice.top, 0, 0, 0, slice.top, WIDTH, height);
  pixman_image_unref(fade);
  pixman_image_t *picture = pixman_image_create_bits(
    PIXMAN_a8r8g8b8, HERO, HERO, (uint32_t *)pages->hero.bytes, pages->hero.stride);
  double side = HERO + 300 * t, x = 60 + 75 * t, y = 1500 - 1200 * t, step = HERO / side;
  setTransform(picture, step, 0, -x * step, 0, step, -y * step);
  int top = fmax(slice.top, floor(y - 1)), bottom = fmin(slice.bottom, ceil(y + side + 1));
  int left = floor(x - 1), right = ceil(x + side + 1);
  if (top < bottom)
    pixman_image_composite32(
      PIXMAN_OP_OVER, picture, NULL, target, left, top, 0, 0, left, top, right - left, bottom - top);
  pixman_image_unref(picture);
}

static void draw(const Pages *pages, Bitmap target, Slice slice, int scene, double t) {
  // pixman's objects belong to one thread: each has its own over the same pixels.
  pixman_image_t *destination = image(&target), *first = image(&pages->first), *second = image(&pages->second);
  switch (scene) {
  case 1: revealCircle(destination, first, second, slice, t); break;
  case 2: slide(destination, first, second, slice, t); break;
  case 3: pivot(destination, first, pages, slice, t); break;
  case 4: cards(destination, first, second, slice, t); break;
  case 6: hero(destination, first, second, pages, slice, t); break;
  }
  pixman_image_unref(second);
  pixman_image_unref(first);
  pixman_image_unref(destination);
}

int main(int argc, char **argv) {
  // Its transforms have 16 bits behind the point, which is not enough for perspective.
  static const int scenes[] = {1, 2, 3, 4, 6, 0};
  return runPeer("pixman", draw, scenes, argc, argv);
}
