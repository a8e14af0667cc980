// The scenes with Cairo's image surface.

#include "harness.h"

static cairo_surface_t *surface(const Bitmap *bitmap) {
  return cairo_image_surface_create_for_data(
    bitmap->bytes, CAIRO_FORMAT_RGB24, bitmap->width, bitmap->height, bitmap->stride);
}

/// A page as the source, on whole pixels or smoothly.
static void setPage(cairo_t *context, cairo_surface_t *page, double x, double y, cairo_filter_t filter) {
  cairo_set_source_surface(context, page, x, y);
  cairo_pattern_set_filter(cairo_get_source(context), filter);
}

static void addRoundedRectangle(cairo_t *context, double width, double height, double radius) {
  cairo_new_path(context);
  cairo_arc(context, width - radius, radius, radius, -M_PI / 2, 0);
  cairo_arc(context, width - radius, height - radius, radius, 0, M_PI / 2);
  cairo_arc(context, radius, height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(context, radius, radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
}

static void revealCircle(cairo_t *context, cairo_surface_t *first, cairo_surface_t *second, double t) {
  setPage(context, first, 0, 0, CAIRO_FILTER_NEAREST);
  cairo_paint(context);
  double farthest = hypot(1050, HEIGHT - 200);
  setPage(context, second, 0, 0, CAIRO_FILTER_NEAREST);
  cairo_arc(context, 1050, 200, 75 + (farthest - 75) * t, 0, 2 * M_PI);
  cairo_fill(context);
}

/// The shadow's strip left of the edge, made once.
static cairo_surface_t *shadowStrip(void) {
  static cairo_surface_t *strip;
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  if (!strip) {
    strip = cairo_image_surface_create(CAIRO_FORMAT_A8, 3 * SIGMA, HEIGHT);
    uint8_t *bytes = cairo_image_surface_get_data(strip);
    int stride = cairo_image_surface_get_stride(strip);
    for (int y = 0; y < HEIGHT; y++) {
      double down = shadowFalloff(-(y + 0.5)) - shadowFalloff(HEIGHT - (y + 0.5));
      for (int x = 0; x < 3 * SIGMA; x++)
        bytes[y * stride + x] = (uint8_t)lround(77 * down * shadowFalloff(3 * SIGMA - (x + 0.5)));
    }
    cairo_surface_mark_dirty(strip);
  }
  pthread_mutex_unlock(&lock);
  return strip;
}

static void slide(cairo_t *context, cairo_surface_t *first, cairo_surface_t *second, double t) {
  double offset = round(WIDTH * (1 - t)), parallax = round(WIDTH * 0.3 * t);
  // What the second page will cover needs neither the first nor the darkness.
  cairo_rectangle(context, 0, 0, offset, HEIGHT);
  setPage(context, first, -parallax, 0, CAIRO_FILTER_NEAREST);
  cairo_fill_preserve(context);
  cairo_set_source_rgba(context, 0, 0, 0, round(t * 51) / 255);
  cairo_fill(context);
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_mask_surface(context, shadowStrip(), offset - 3 * SIGMA, 0);
  setPage(context, second, offset, 0, CAIRO_FILTER_NEAREST);
  cairo_rectangle(context, offset, 0, WIDTH - offset, HEIGHT);
  cairo_fill(context);
}

static void pivot(cairo_t *context, cairo_surface_t *first, cairo_surface_t *second, double t) {
  setPage(context, first, 0, 0, CAIRO_FILTER_NEAREST);
  cairo_paint(context);
  cairo_translate(context, 0, HEIGHT);
  cairo_rotate(context, (t - 1) * M_PI / 2);
  cairo_translate(context, 0, -HEIGHT);
  setPage(context, second, 0, 0, CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD);
  cairo_rectangle(context, 0, 0, WIDTH, HEIGHT);
  cairo_fill(context);
}

static void cards(cairo_t *context, cairo_surface_t *first, cairo_surface_t *second, double t) {
  double scale = 1 - 0.1 * t, offset = round(HEIGHT * (1 - t) + 160 * t);
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_paint(context);
  cairo_save(context);
  cairo_translate(context, WIDTH * (1 - scale) / 2, HEIGHT * (1 - scale) / 2);
  cairo_scale(context, scale, scale);
  setPage(context, first, 0, 0, CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD);
  addRoundedRectangle(context, WIDTH, HEIGHT, 60);
  cairo_fill(context);
  cairo_restore(context);
  cairo_translate(context, 0, offset);
  setPage(context, second, 0, 0, CAIRO_FILTER_NEAREST);
  addRoundedRectangle(context, WIDTH, HEIGHT, 60);
  cairo_fill(context);
}

static void hero(
  cairo_t *context, cairo_surface_t *first, cairo_surface_t *second, cairo_surface_t *picture, double t) {
  setPage(context, first, 0, 0, CAIRO_FILTER_NEAREST);
  cairo_paint(context);
  setPage(context, second, 0, 0, CAIRO_FILTER_NEAREST);
  cairo_paint_with_alpha(context, round(t * 255) / 255);
  double side = HERO + 300 * t;
  cairo_translate(context, 60 + 75 * t, 1500 - 1200 * t);
  cairo_scale(context, side / HERO, side / HERO);
  setPage(context, picture, 0, 0, CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD);
  cairo_rectangle(context, 0, 0, HERO, HERO);
  cairo_fill(context);
}

static void draw(const Pages *pages, Bitmap target, Slice slice, int scene, double t) {
  // Cairo's objects belong to one thread: each has its own over the same pixels.
  Bitmap rows = {
    target.width, slice.bottom - slice.top, target.stride, target.bytes + (size_t)slice.top * target.stride};
  cairo_surface_t *destination = surface(&rows);
  cairo_surface_t *first = surface(&pages->first), *second = surface(&pages->second), *picture = surface(&pages->hero);
  cairo_t *context = cairo_create(destination);
  cairo_translate(context, 0, -slice.top);
  switch (scene) {
  case 1: revealCircle(context, first, second, t); break;
  case 2: slide(context, first, second, t); break;
  case 3: pivot(context, first, second, t); break;
  case 4: cards(context, first, second, t); break;
  case 6: hero(context, first, second, picture, t); break;
  }
  cairo_destroy(context);
  cairo_surface_destroy(picture);
  cairo_surface_destroy(second);
  cairo_surface_destroy(first);
  cairo_surface_destroy(destination);
}

int main(int argc, char **argv) {
  // There is no perspective in Cairo.
  static const int scenes[] = {1, 2, 3, 4, 6, 0};
  return runPeer("cairo", draw, scenes, argc, argv);
}
