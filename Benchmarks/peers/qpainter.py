"""The scenes with QPainter on a QImage."""

import math
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
try:
    from PySide6.QtCore import QPointF, QRectF, Qt
    from PySide6.QtGui import QBrush, QColor, QGuiApplication, QImage, QPainter, QTransform
except ImportError:
    from PyQt5.QtCore import QPointF, QRectF, Qt
    from PyQt5.QtGui import QBrush, QColor, QGuiApplication, QImage, QPainter, QTransform

from harness import HEIGHT, HERO, SIGMA, WIDTH, falloff, flip, run


def page(name):
    image = QImage(f"{sys.argv[1]}/{name}.png")
    if image.isNull():
        sys.exit(f"cannot read {sys.argv[1]}/{name}.png")
    return image.convertToFormat(QImage.Format.Format_RGB32)


def shadow_strip():
    """Left of the edge, made once."""
    spread = 3 * SIGMA
    across = [falloff(spread - (x + 0.5)) for x in range(spread)]
    rows = bytearray()
    for y in range(HEIGHT):
        down = falloff(-(y + 0.5)) - falloff(HEIGHT - (y + 0.5))
        for part in across:
            rows += bytes((0, 0, 0, round(77 * down * part)))
    image = QImage(bytes(rows), spread, HEIGHT, spread * 4, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()


# PySide6 6.12 gives back more references to None than it was lent; before Python 3.12 that ends the process when none
# are left. These outlast the scenes.
spare = [None] * 10_000_000
application = QGuiApplication(sys.argv)
first, second, hero = page("first"), page("second"), page("hero")
strip = shadow_strip()
corner, screen = QPointF(0, 0), QRectF(0, 0, WIDTH, HEIGHT)
target = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
smooth = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


def begin(painter):
    painter.setRenderHints(smooth)
    painter.setPen(Qt.PenStyle.NoPen)


def draw(scene, t):
    painter = QPainter(target)
    begin(painter)
    scenes[scene](painter, t)
    painter.end()


def reveal_circle(painter, t):
    painter.drawImage(corner, first)
    farthest = math.hypot(1050, HEIGHT - 200)
    radius = 75 + (farthest - 75) * t
    painter.setBrush(QBrush(second))
    painter.drawEllipse(QPointF(1050, 200), radius, radius)


def slide(painter, t):
    offset, parallax = round(WIDTH * (1 - t)), round(WIDTH * 0.3 * t)
    painter.drawImage(corner, first, QRectF(parallax, 0, offset, HEIGHT))
    painter.fillRect(QRectF(0, 0, offset, HEIGHT), QColor(0, 0, 0, round(t * 51)))
    painter.drawImage(QPointF(offset - 3 * SIGMA, 0), strip)
    painter.drawImage(QPointF(offset, 0), second)


def pivot(painter, t):
    painter.drawImage(corner, first)
    painter.translate(0, HEIGHT)
    painter.rotate((t - 1) * 90)
    painter.translate(0, -HEIGHT)
    painter.drawImage(corner, second)


def cards(painter, t):
    scale, offset = 1 - 0.1 * t, round(HEIGHT * (1 - t) + 160 * t)
    painter.fillRect(screen, QColor(0, 0, 0))
    painter.translate(WIDTH * (1 - scale) / 2, HEIGHT * (1 - scale) / 2)
    painter.scale(scale, scale)
    painter.setBrush(QBrush(first))
    painter.drawRoundedRect(screen, 60, 60)
    painter.resetTransform()
    painter.translate(0, offset)
    painter.setBrush(QBrush(second))
    painter.drawRoundedRect(screen, 60, 60)


def turn(painter, t):
    painter.fillRect(screen, QColor(0, 0, 0))
    a, b, c, d, x, y, p, q, r = flip(t)
    painter.setTransform(QTransform(a, b, p, c, d, q, x, y, r))
    painter.drawImage(corner, first if t < 0.5 else second)


def fly(painter, t):
    painter.drawImage(corner, first)
    painter.setOpacity(round(t * 255) / 255)
    painter.drawImage(corner, second)
    painter.setOpacity(1)
    side = HERO + 300 * t
    painter.drawImage(QRectF(60 + 75 * t, 1500 - 1200 * t, side, side), hero)


scenes = {1: reveal_circle, 2: slide, 3: pivot, 4: cards, 5: turn, 6: fly}
run("qpainter", list(scenes), draw, lambda path: target.save(path))
# At once: tidying up would give the spare references back.
sys.stdout.flush()
os._exit(0)
