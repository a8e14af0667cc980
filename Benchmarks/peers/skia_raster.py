"""The scenes with Skia's raster back end, from Python's package: it is built without the SIMD pipeline of Skia's own
builds, so that smooth sampling takes several times as long as there. Its times are not Skia's."""

import math
import sys

import skia

from harness import HEIGHT, HERO, SIGMA, WIDTH, flip, run


def page(name):
    return skia.Image.open(f"{sys.argv[1]}/{name}.png").makeRasterImage()


first, second, hero = page("first"), page("second"), page("hero")
surface = skia.Surface.MakeRasterN32Premul(WIDTH, HEIGHT)
canvas = surface.getCanvas()
linear = skia.SamplingOptions(skia.FilterMode.kLinear)
nearest = skia.SamplingOptions(skia.FilterMode.kNearest)
screen = skia.Rect.MakeWH(WIDTH, HEIGHT)


def shaded(image, sampling=linear):
    return skia.Paint(AntiAlias=True, Shader=image.makeShader(samplingOptions=sampling))


def draw(scene, t):
    canvas.save()
    scenes[scene](t)
    canvas.restore()


def reveal_circle(t):
    canvas.drawImage(first, 0, 0, nearest)
    farthest = math.hypot(1050, HEIGHT - 200)
    canvas.drawCircle(1050, 200, 75 + (farthest - 75) * t, shaded(second, nearest))


def slide(t):
    offset, parallax = round(WIDTH * (1 - t)), round(WIDTH * 0.3 * t)
    canvas.save()
    canvas.clipRect(skia.Rect.MakeWH(offset, HEIGHT))
    canvas.drawImage(first, -parallax, 0, nearest)
    canvas.drawColor(skia.ColorSetARGB(round(t * 51), 0, 0, 0))
    shadow = skia.Paint(Color=skia.ColorSetARGB(77, 0, 0, 0), MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, SIGMA))
    canvas.drawRect(screen.makeOffset(offset, 0), shadow)
    canvas.restore()
    canvas.drawImage(second, offset, 0, nearest)


def pivot(t):
    canvas.drawImage(first, 0, 0, nearest)
    canvas.rotate((t - 1) * 90, 0, HEIGHT)
    canvas.drawRect(screen, shaded(second))


def cards(t):
    scale, offset = 1 - 0.1 * t, round(HEIGHT * (1 - t) + 160 * t)
    canvas.clear(skia.ColorBLACK)
    canvas.save()
    canvas.translate(WIDTH * (1 - scale) / 2, HEIGHT * (1 - scale) / 2)
    canvas.scale(scale, scale)
    canvas.drawRRect(skia.RRect.MakeRectXY(screen, 60, 60), shaded(first))
    canvas.restore()
    canvas.translate(0, offset)
    canvas.drawRRect(skia.RRect.MakeRectXY(screen, 60, 60), shaded(second, nearest))


def turn(t):
    canvas.clear(skia.ColorBLACK)
    a, b, c, d, x, y, p, q, r = flip(t)
    canvas.concat(skia.Matrix.MakeAll(a, c, x, b, d, y, p, q, r))
    canvas.drawRect(screen, shaded(first if t < 0.5 else second))


def fly(t):
    canvas.drawImage(first, 0, 0, nearest)
    canvas.drawImage(second, 0, 0, nearest, skia.Paint(Alphaf=round(t * 255) / 255))
    side = HERO + 300 * t
    canvas.drawImageRect(hero, skia.Rect.MakeXYWH(60 + 75 * t, 1500 - 1200 * t, side, side), linear, skia.Paint(AntiAlias=True))


scenes = {1: reveal_circle, 2: slide, 3: pivot, 4: cards, 5: turn, 6: fly}
run("skia-wheel", list(scenes), draw, lambda path: surface.makeImageSnapshot().save(path, skia.kPNG))
