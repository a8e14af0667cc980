"""What the peers in Python share: the clock, the order of runs and the way results are written."""

import ctypes
import statistics
import sys
import time

WIDTH, HEIGHT, HERO, FRAMES, RUNS, MIDDLE, SIGMA = 1170, 2532, 600, 60, 9, 30, 15
# A scene that takes longer than this, in seconds, gets fewer runs, but three at least.
PATIENCE = 20


def falloff(distance):
    """What a soft shadow's edge lets through: the part of a Gaussian's weight beyond a distance, in pixels."""
    import math

    return 0.5 * math.erfc(distance / (SIGMA * math.sqrt(2)))


def flip(fraction):
    """The page about its upright middle line, as a, b, c, d, tx, ty, p, q, r: x' = (a x + c y + tx) / (p x + q y + r)."""
    import math

    angle = fraction * math.pi
    middle_x, middle_y = WIDTH / 2, HEIGHT / 2
    perspective = math.sin(angle) / 3000
    a, b = math.cos(angle) + middle_x * perspective, middle_y * perspective
    return a, b, 0, 1, middle_x - a * middle_x, -b * middle_x, perspective, 0, 1 - perspective * middle_x


def run(peer, scenes, draw, save):
    """Measures scenes on one thread and writes the middle frame of each.

    `draw(scene, fraction)` draws a frame; `save(path)` writes the one drawn last as PNG. One line a scene: peer, threads,
    scene, the median frame in milliseconds, that of the quickest run, a plain copy, and both as copies.
    """
    size = (WIDTH * 4 + 63) // 64 * 64 * HEIGHT
    source, target = ctypes.create_string_buffer(b"\1" * size, size), ctypes.create_string_buffer(size)
    for scene in scenes:
        medians, copies = [], []
        begin = time.perf_counter()
        for number in range(RUNS + 1):
            if number > 3 and time.perf_counter() - begin > PATIENCE:
                break
            times, copy_times = [], []
            for frame in range(FRAMES):
                # Of all threads: Qt has some of its own.
                start = time.process_time()
                draw(scene, (frame + 0.5) / FRAMES)
                times.append((time.process_time() - start) * 1000)
                if frame % 4:
                    continue
                start = time.process_time()
                ctypes.memmove(target, source, size)
                copy_times.append((time.process_time() - start) * 1000)
            medians.append(statistics.median(times))
            copies.append(statistics.median(copy_times))
        # The first run fills caches and wakes the processor.
        del medians[0], copies[0]
        ratio = statistics.median(m / c for m, c in zip(medians, copies))
        numbers = [statistics.median(medians), min(medians), statistics.median(copies), ratio, min(medians) / min(copies)]
        print(peer, 1, f"S{scene}", *(f"{value:.4f}" for value in numbers), sep="\t", flush=True)
        draw(scene, (MIDDLE + 0.5) / FRAMES)
        save(f"{sys.argv[2]}/{peer}-S{scene}.png")
