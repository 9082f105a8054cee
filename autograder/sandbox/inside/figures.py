"""Draw figures at less cost: caches are filled before the fork, and nothing is laid out twice."""

import contextlib
import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from IPython.core.pylabtools import print_figure
from matplotlib import font_manager, ft2font
from matplotlib._mathtext import Parser
from matplotlib.axis import Axis, Tick
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import PlaceHolderLayoutEngine, TightLayoutEngine
from matplotlib.mathtext import MathTextParser
from matplotlib.text import Text

COMPRESSION = {"compress_level": 1}
"""Half the time for a tenth more bytes; the pixels are the same."""


def png_of(figure: Figure) -> str | None:
    """Draw a figure as a notebook shows it, cut to its content, with a margin; give it as base64.

    To find the content, matplotlib draws everything onto nothing and then lays it out once more.
    Only a layout engine needs that drawing. (After ``tight_layout`` a figure has one that does
    nothing.)
    """
    canvas = figure.canvas
    if type(figure.get_layout_engine()) is PlaceHolderLayoutEngine:
        figure.set_layout_engine(None)
    if type(canvas) is not FigureCanvasAgg or figure.get_layout_engine() is not None:
        return _printed(figure, "tight")
    with _remembered():
        content = figure.get_tightbbox(canvas.get_renderer())  # type: ignore[no-untyped-call]
        if not np.isfinite(content.extents).all():
            return _printed(figure, "tight")
        return _printed(figure, content.padded(plt.rcParams["savefig.pad_inches"]))


def _printed(figure: Figure, box: Any) -> str | None:
    png: str | None = print_figure(  # type: ignore[no-untyped-call]
        figure, bbox_inches=box, base64=True, pil_kwargs=COMPRESSION
    )
    return png


@contextlib.contextmanager
def _remembered() -> Iterator[None]:
    """Work out the ticks of an axis and the layout of a text once, not in every pass of a drawing.

    That holds as long as the limits and the size of the axes, or the text, stay what they are.
    """
    ticks: dict[Any, list[Tick]] = {}
    layouts: dict[Any, Any] = {}
    update_ticks: Callable[[Axis], list[Tick]] = Axis._update_ticks  # type: ignore[attr-defined]
    get_layout: Callable[[Text, Any], Any] = Text._get_layout  # type: ignore[attr-defined]

    def ticks_once(axis: Axis) -> list[Tick]:
        limits, size = axis.get_view_interval(), axis.axes.bbox.size
        key = axis, *limits, *np.round(size, 6)
        if key not in ticks:
            ticks[key] = update_ticks(axis)
        return ticks[key]

    def layout_once(text: Text, renderer: Any) -> Any:
        if text.get_wrap() or text.get_transform_rotates_text():
            return get_layout(text, renderer)
        key = text, text.get_text(), text.get_figure(root=True).dpi  # type: ignore[union-attr]
        if key not in layouts:
            layouts[key] = get_layout(text, renderer)
        return layouts[key]

    def put(ticks: Callable[[Axis], list[Tick]], layout: Callable[[Text, Any], Any]) -> None:
        Axis._update_ticks = ticks  # type: ignore[attr-defined]
        Text._get_layout = layout  # type: ignore[attr-defined]

    put(ticks_once, layout_once)
    try:
        yield
    finally:
        put(update_ticks, get_layout)


def lay_out_tightly(engine: TightLayoutEngine, figure: Figure) -> None:
    """Do what ``tight_layout`` does: it measures everything, then moves it, once."""
    with _remembered():
        EXECUTE(engine, figure)


EXECUTE = TightLayoutEngine.execute


def warm_up() -> None:
    """Make what most figures and tables need, so that a fork finds it there.

    A submission is left no open file but one: fonts, which matplotlib reads as they are needed,
    are read from memory.
    """
    TightLayoutEngine.execute = lay_out_tightly  # type: ignore[method-assign, assignment]
    MathTextParser.__hash__, MathTextParser.__eq__ = _hash_of_parser, _is_same_parser  # type: ignore
    MathTextParser._parser = Parser()  # type: ignore[attr-defined]
    font_manager.ft2font = _FontsInMemory  # type: ignore[attr-defined, assignment]
    try:
        _draw_what_is_usual()
    finally:
        font_manager.ft2font = ft2font  # type: ignore[attr-defined]
    frame = pd.read_csv(io.StringIO("a,b\n1,x\n2,y\n3,x\n"))
    frame.groupby("b")["a"].mean()
    for text in (frame.to_html(), repr(frame), repr(frame.describe())):
        str(text)
    np.linalg.lstsq(np.eye(3), np.ones(3), rcond=None)
    np.linalg.svd(np.eye(3))


class _FontsInMemory:
    """Stands in for the module that opens fonts."""

    @staticmethod
    def FT2Font(path: str, **options: Any) -> ft2font.FT2Font:  # noqa: N802 - its name there
        """Load a font from a copy of its file."""
        return ft2font.FT2Font(io.BytesIO(Path(path).read_bytes()), **options)


def _draw_what_is_usual() -> None:
    for style in ("normal", "italic"):
        font_manager.findfont(font_manager.FontProperties(style=style))
    figure, axes = plt.subplots(2, 2)
    for axis, scale in zip(axes.flat, ("linear", "log", "symlog", "linear"), strict=True):
        axis.plot([1.0, 10.0, 100.0], [1.0, 2.0, 3.0], "o--", label="line")
        axis.set(xscale=scale, yscale=scale, title="title", xlabel="value", ylabel="x")
        axis.legend()
    figure.colorbar(axes[1][1].imshow(np.eye(3)))
    drawn, axis = plt.subplots()
    axis.loglog([1e-10, 1e10], [1e-10, 1e10])
    png_of(drawn)
    plt.close("all")


def _hash_of_parser(parser: "MathTextParser[Any]") -> int:
    """Let the formulas that one renderer has laid out be found by the next one."""
    return hash(parser._output_type)  # type: ignore[attr-defined]


def _is_same_parser(parser: "MathTextParser[Any]", other: object) -> bool:
    return isinstance(other, MathTextParser) and _hash_of_parser(parser) == _hash_of_parser(other)
