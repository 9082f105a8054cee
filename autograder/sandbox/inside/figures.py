"""Draw figures at less cost: caches are filled before the fork, and nothing is laid out twice.

Where matplotlib is not what this was written for, figures are drawn in the notebook's own way.
"""

import base64
import contextlib
import io
import struct
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from IPython.core.pylabtools import print_figure
from matplotlib import font_manager, ft2font
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import PlaceHolderLayoutEngine, TightLayoutEngine
from matplotlib.mathtext import MathTextParser
from matplotlib.text import Text
from matplotlib.transforms import Bbox, BboxBase

from .layout_cache import make_cheaper, remembered
from .matplotlib_parts import moved_in_matplotlib
from .warm_up_render import WARMED_UP

COMPRESSION = 1
"""Of 0 to 9. Half the time for a tenth more bytes; the pixels are the same."""
COLOUR_AND_ALPHA = 6
ROOM = 2.0
"""Inches around a figure for what sticks out of it, such as a legend beside the axes."""
FAR = 72.0
"""Points between an axis and its label; beyond that matplotlib looks for the content itself."""


def png_of(figure: Figure) -> str | None:
    """Return a figure as a notebook shows it, cut to its content, with a margin, as base64."""
    return WARMED_UP.picture(figure, draw)


def draw(figure: Figure) -> str | None:
    """Draw a figure.

    To find the content, matplotlib lays everything out twice and draws it onto nothing before it
    draws. Here it is drawn once, with room around it, and cut to what is not background.
    (A layout engine needs more. After ``tight_layout`` a figure has one that does nothing.)
    """
    if moved_in_matplotlib():
        return _printed(figure)
    canvas = figure.canvas
    if type(figure.get_layout_engine()) is PlaceHolderLayoutEngine:
        figure.set_layout_engine(None)
    if type(canvas) is not FigureCanvasAgg or figure.get_layout_engine() is not None:
        return _printed(figure)
    if not figure.axes and not figure.lines:  # a notebook shows nothing then
        return None
    with remembered():
        pixels = _drawn_with_room(figure, canvas)
    return _printed(figure) if pixels is None else base64.b64encode(_as_png(pixels)).decode()


def _printed(figure: Figure) -> str | None:
    """Take the notebook's own way."""
    png: str | None = print_figure(  # type: ignore[no-untyped-call]
        figure, bbox_inches="tight", base64=True, pil_kwargs={"compress_level": COMPRESSION}
    )
    return png


def _drawn_with_room(figure: Figure, canvas: FigureCanvasAgg) -> Any:
    """Draw a figure and cut it; None if something is, or may be, beyond the room around it."""
    for axes in figure.axes:
        locate: Callable[[Axes, Any], Any] | None = axes.get_axes_locator()
        axes.apply_aspect(locate(axes, None) if locate is not None else None)
    width, height = figure.get_size_inches()
    canvas.print_figure(
        io.BytesIO(),
        format="raw",
        dpi=figure.dpi,
        facecolor=figure.get_facecolor(),
        edgecolor=figure.get_edgecolor(),
        bbox_inches=Bbox([[-ROOM, -ROOM], [width + ROOM, height + ROOM]]),
    )
    renderer = canvas.renderer
    canvas._lastKey = canvas.renderer = None
    if not _is_within_room(figure, renderer):
        return None
    pixels = np.asarray(renderer.buffer_rgba()).view(np.uint32)[..., 0]
    is_drawn = pixels != pixels[0, 0]
    rows, columns = (np.flatnonzero(is_drawn.any(axis)) for axis in (1, 0))
    if not len(rows) or is_drawn[[0, -1]].any() or is_drawn[:, [0, -1]].any():
        return None
    pad = round(plt.rcParams["savefig.pad_inches"] * figure.dpi)
    return pixels[
        max(rows[0] - pad, 0) : rows[-1] + pad + 1,
        max(columns[0] - pad, 0) : columns[-1] + pad + 1,
    ]


def _is_within_room(figure: Figure, renderer: Any) -> bool:
    """Return whether nothing was put so far from the figure that the drawing does not show it."""
    loose: list[Artist] = [*figure.texts, *figure.legends, *figure.artists, *figure.subfigs]
    for axes in figure.axes:
        both = axes._axis_map.values()
        if any(abs(axis.labelpad) > FAR or axis.label.get_wrap() for axis in both):
            return False
        frame = {*axes.spines.values(), *both, axes.patch}
        loose += [axes.title, axes._left_title, axes._right_title]  # type: ignore[attr-defined]
        loose += [part for part in axes.get_default_bbox_extra_artists() if part not in frame]
    if any(isinstance(part, Text) and part.get_wrap() for part in loose):
        return False  # it would reach into the room
    room = figure.bbox.padded(ROOM * figure.dpi)
    return all(_contains(room, artist.get_tightbbox(renderer)) for artist in loose)


def _contains(room: BboxBase, box: BboxBase | None) -> bool:
    """Return whether a box is empty, or nowhere outside the room."""
    if box is None or not np.isfinite(box.extents).all() or box.width == box.height == 0:
        return True
    x0, y0, x1, y1 = box.extents
    return bool(room.x0 < x0 and room.y0 < y0 and x1 < room.x1 and y1 < room.y1)


def _as_png(pixels: Any) -> bytes:
    """Write pixels as PNG.

    Pillow's encoder always tries five filters on each row, which for plots is in vain.
    """
    rows = np.ascontiguousarray(pixels).view(np.uint8)
    height, width = pixels.shape
    unfiltered = np.zeros((height, 1 + 4 * width), np.uint8)
    unfiltered[:, 1:] = rows
    header = struct.pack(">IIBBBBB", width, height, 8, COLOUR_AND_ALPHA, 0, 0, 0)
    data = zlib.compress(unfiltered.tobytes(), COMPRESSION)
    chunks = ((b"IHDR", header), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(content))
        + kind
        + content
        + struct.pack(">I", zlib.crc32(kind + content))
        for kind, content in chunks
    )


def lay_out_tightly(engine: TightLayoutEngine, figure: Figure) -> None:
    """Do what ``tight_layout`` does: it measures everything, then moves it, once."""
    with remembered():
        WARMED_UP.lay_out(engine, figure, EXECUTE)


EXECUTE = TightLayoutEngine.execute


def draw_cheaper() -> None:
    """Have matplotlib draw at less cost from now on, in this process and its forks."""
    if not moved_in_matplotlib():
        make_cheaper()
        _share_formulas()
        TightLayoutEngine.execute = lay_out_tightly  # type: ignore[method-assign, assignment]


def warm_up() -> None:
    """Make what most figures and tables need, so that a fork finds it there."""
    if not moved_in_matplotlib():
        with fonts_in_memory():
            draw_what_is_usual()
    frame = pd.read_csv(io.StringIO("a,b\n1,x\n2,y\n3,x\n"))
    frame.groupby("b")["a"].mean()
    for text in (frame.to_html(), repr(frame), repr(frame.describe())):
        str(text)
    np.linalg.lstsq(np.eye(3), np.ones(3), rcond=None)
    np.linalg.svd(np.eye(3))


@contextlib.contextmanager
def fonts_in_memory() -> Iterator[None]:
    """Read fonts from memory, which matplotlib reads as they are needed.

    A submission is left no open file but one.
    """
    if moved_in_matplotlib():
        yield
        return
    font_manager.ft2font = _FontsInMemory  # type: ignore[attr-defined, assignment]
    try:
        yield
    finally:
        font_manager.ft2font = ft2font  # type: ignore[attr-defined]


class _FontsInMemory:
    """Stands in for the module that opens fonts."""

    @staticmethod
    def FT2Font(path: str, **options: Any) -> ft2font.FT2Font:  # noqa: N802 - its name there
        """Load a font from a copy of its file."""
        return ft2font.FT2Font(io.BytesIO(Path(path).read_bytes()), **options)


def draw_what_is_usual() -> None:
    """Draw figures with the words, numbers and formulas that most figures have."""
    for style in ("normal", "italic"):
        font_manager.findfont(font_manager.FontProperties(style=style))
    figure, axes = plt.subplots(2, 2)
    for axis, scale in zip(axes.flat, ("linear", "log", "symlog", "linear"), strict=True):
        axis.plot([1.0, 10.0, 100.0], [1.0, 2.0, 3.0], "o--", label="line")
        axis.set(xscale=scale, yscale=scale, title="title", xlabel="value", ylabel="x")
        axis.legend()
    figure.colorbar(axes[1][1].imshow(np.eye(3)))
    drawn, axes = plt.subplots(1, 2)
    for axis, limits in zip(axes, ([1e-10, 1e10], [1e-4, 1e4]), strict=True):
        axis.loglog(limits, limits)
    draw(drawn)
    plt.close("all")


def _share_formulas() -> None:
    """Make renderers share one parser of formulas, and what it has laid out."""
    from matplotlib._mathtext import Parser

    MathTextParser.__hash__, MathTextParser.__eq__ = _hash_of_parser, _is_same_parser  # type: ignore
    MathTextParser._parser = Parser()  # type: ignore[attr-defined]


def _hash_of_parser(parser: "MathTextParser[Any]") -> int:
    """Share the formulas that one renderer has laid out with the next one."""
    return hash(parser._output_type)  # type: ignore[attr-defined]


def _is_same_parser(parser: "MathTextParser[Any]", other: object) -> bool:
    return isinstance(other, MathTextParser) and _hash_of_parser(parser) == _hash_of_parser(other)
