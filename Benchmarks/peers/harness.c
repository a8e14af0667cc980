#include "harness.h"

typedef struct Work {
  pthread_barrier_t *start, *end;
  DrawSlice draw;
  const Pages *pages;
  const Bitmap *target;
  Slice slice;
  const int *scene;
  const double *fraction;
  const int *isOver;
} Work;

static void *helper(void *argument) {
  Work *work = argument;
  for (;;) {
    pthread_barrier_wait(work->start);
    if (*work->isOver) return NULL;
    work->draw(work->pages, *work->target, work->slice, *work->scene, *work->fraction);
    pthread_barrier_wait(work->end);
  }
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, count, sizeof *values, ascending);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

static Bitmap loadPage(const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.png", folder, name);
  cairo_surface_t *image = cairo_image_surface_create_from_png(path);
  if (cairo_surface_status(image) != CAIRO_STATUS_SUCCESS) {
    fprintf(stderr, "cannot read %s\n", path);
    exit(1);
  }
  Bitmap page = makeBitmap(cairo_image_surface_get_width(image), cairo_image_surface_get_height(image));
  // Opaque files come without alpha: painting makes it 255.
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
    page.bytes, CAIRO_FORMAT_ARGB32, page.width, page.height, page.stride);
  cairo_t *context = cairo_create(surface);
  cairo_set_source_surface(context, image, 0, 0);
  cairo_paint(context);
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  cairo_surface_destroy(image);
  return page;
}

static void writeFrame(Bitmap target, const char *folder, const char *peer, int scene) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s-S%d.png", folder, peer, scene);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
    target.bytes, CAIRO_FORMAT_RGB24, target.width, target.height, target.stride);
  if (cairo_surface_write_to_png(surface, path) != CAIRO_STATUS_SUCCESS) exit(1);
  cairo_surface_destroy(surface);
}

/// One line: peer, threads, scene, the median frame in milliseconds, that of the quickest run, and a plain copy alike.
static void measure(
  const char *peer, int threads, int scene, void (*drawFrame)(void *, int, double), void *state, Bitmap copy,
  const Pages *pages) {
  double medians[RUNS], copies[RUNS], ratios[RUNS];
  for (int run = -1; run < RUNS; run++) {
    double times[FRAMES], copyTimes[FRAMES / 4];
    for (int frame = 0; frame < FRAMES; frame++) {
      double start = milliseconds(threads);
      drawFrame(state, scene, (frame + 0.5) / FRAMES);
      times[frame] = milliseconds(threads) - start;
      if (frame % 4) continue;
      start = milliseconds(threads);
      memcpy(copy.bytes, pages->first.bytes, (size_t)copy.stride * copy.height);
      copyTimes[frame / 4] = milliseconds(threads) - start;
    }
    if (run < 0) continue;
    medians[run] = median(times, FRAMES);
    copies[run] = median(copyTimes, FRAMES / 4);
    ratios[run] = medians[run] / copies[run];
  }
  double ratio = median(ratios, RUNS), time = median(medians, RUNS), copyTime = median(copies, RUNS);
  // Sorted by now: the first is the least.
  printf("%s\t%d\tS%d\t%.4f\t%.4f\t%.4f\t%.4f\t%.4f\n", peer, threads, scene, time, medians[0], copyTime, ratio,
         medians[0] / copies[0]);
  fflush(stdout);
}

typedef struct Team {
  Work work[2];
  int threads, scene, isOver;
  double fraction;
  Bitmap target;
  pthread_barrier_t start, end;
} Team;

static void drawFrame(void *state, int scene, double fraction) {
  Team *team = state;
  team->scene = scene;
  team->fraction = fraction;
  if (team->threads > 1) pthread_barrier_wait(&team->start);
  Work *own = &team->work[0];
  own->draw(own->pages, team->target, own->slice, scene, fraction);
  if (team->threads > 1) pthread_barrier_wait(&team->end);
}

int runPeer(const char *name, DrawSlice draw, const int *scenes, int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: %s PAGES FRAMES\n", argv[0]);
    return 2;
  }
  Pages pages = {loadPage(argv[1], "first"), loadPage(argv[1], "second"), loadPage(argv[1], "hero")};
  Bitmap copy = makeBitmap(WIDTH, HEIGHT);
  for (int threads = 1; threads <= 2; threads++) {
    Team team = {.threads = threads, .target = makeBitmap(WIDTH, HEIGHT)};
    pthread_barrier_init(&team.start, NULL, threads);
    pthread_barrier_init(&team.end, NULL, threads);
    pthread_t other;
    for (int i = 0; i < threads; i++) {
      team.work[i] = (Work){
        &team.start, &team.end, draw, &pages, &team.target, {HEIGHT * i / threads, HEIGHT * (i + 1) / threads},
        &team.scene, &team.fraction, &team.isOver};
    }
    if (threads == 2) pthread_create(&other, NULL, helper, &team.work[1]);
    for (int i = 0; scenes[i]; i++) {
      measure(name, threads, scenes[i], drawFrame, &team, copy, &pages);
      drawFrame(&team, scenes[i], (MIDDLE + 0.5) / FRAMES);
      if (threads == 1) writeFrame(team.target, argv[2], name, scenes[i]);
    }
    if (threads == 2) {
      team.isOver = 1;
      pthread_barrier_wait(&team.start);
      pthread_join(other, NULL);
    }
    free(team.target.bytes);
  }
  return 0;
}
