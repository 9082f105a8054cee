"""All that figures use of matplotlib though it is private, checked once before anything is drawn.

``figures``, ``layout_cache`` and ``warm_up_render`` work out once what matplotlib works out again
and again, and for that reach into it. Where another version of matplotlib has moved what they
reach for, they leave it alone: figures are drawn in the notebook's own way, the same and slower.
"""

import functools
import importlib
from collections.abc import Iterator
from typing import Any

from .private_parts import PrivatePart, moved_parts

_SELF = ("self",)
_DRAW_TEXT = ("self", "gc", "x", "y", "s", "prop", "angle", "ismath", "mtext")
_DRAW_GLYPHS = ("self", "gc", "x", "y", "angle", "glyphs", "boxes")
PARTS = (
    PrivatePart("matplotlib", "RcParams.__getitem__", ("self", "key")),
    PrivatePart("matplotlib._mathtext", "Parser", ()),
    PrivatePart("matplotlib.axis", "Axis._get_tick", ("self", "major")),
    PrivatePart("matplotlib.axis", "Axis._get_ticklabel_bboxes", ("self", "ticks", "renderer")),
    PrivatePart("matplotlib.axis", "Axis._update_ticks", _SELF),
    PrivatePart("matplotlib.backends.backend_agg", "get_hinting_flag", ()),
    PrivatePart(
        "matplotlib.backends.backend_agg", "RendererAgg._prepare_font", ("self", "font_prop")
    ),
    PrivatePart(
        "matplotlib.backends.backend_agg", "RendererAgg._draw_text_glyphs_and_boxes", _DRAW_GLYPHS
    ),
    PrivatePart("matplotlib.backends.backend_agg", "RendererAgg.draw_text", _DRAW_TEXT),
    PrivatePart("matplotlib.font_manager", "ft2font.FT2Font._layout"),
    PrivatePart("matplotlib.layout_engine", "PlaceHolderLayoutEngine"),
    PrivatePart("matplotlib.layout_engine", "TightLayoutEngine.execute", ("self", "fig")),
    PrivatePart("matplotlib.markers", "MarkerStyle._set_marker", ("self", "marker")),
    PrivatePart(
        "matplotlib.mathtext",
        "MathTextParser._parse_cached",
        ("self", "s", "dpi", "prop", "antialiased", "load_glyph_flags"),
    ),
    PrivatePart("matplotlib.text", "Text._get_layout", ("self", "renderer")),
    PrivatePart(
        "matplotlib.text",
        "_get_text_metrics_with_cache",
        ("renderer", "text", "fontprop", "ismath", "dpi"),
    ),
)


@functools.cache
def moved_in_matplotlib() -> tuple[str, ...]:
    """Report what has moved; empty if figures can be drawn at less cost."""
    moved = moved_parts(PARTS)
    return moved or tuple(_moved_attributes())


def _moved_attributes() -> Iterator[str]:
    """Report the private attributes that objects no longer have."""
    try:
        for owner, names in _owners():
            yield from (
                f"{type(owner).__name__}.{n} is gone" for n in names if not hasattr(owner, n)
            )
    except Exception as error:  # noqa: BLE001 - whatever it is, matplotlib is not what it was
        yield f"a figure cannot be looked at: {type(error).__name__}: {error}"


def _owners() -> Iterator[tuple[Any, tuple[str, ...]]]:
    agg = importlib.import_module("matplotlib.backends.backend_agg")
    figure = importlib.import_module("matplotlib.figure").Figure()
    yield agg.FigureCanvasAgg(figure), ("_lastKey",)
    axes = figure.subplots()
    yield axes, ("_axis_map", "_left_title", "_right_title", "_callbacks")
    yield axes.title, ("_fontproperties", "_callbacks", "get_transform_rotates_text")
    tick = axes.xaxis.get_major_ticks(1)[0]
    yield tick, ("tick1line", "tick2line", "gridline", "label1", "label2", "_callbacks")
    yield axes.transData, ("_parents", "_invalid")
    marker = importlib.import_module("matplotlib.markers").MarkerStyle("o")
    yield marker, ("_user_transform", "_marker_function")
    parser = importlib.import_module("matplotlib.mathtext").MathTextParser("agg")
    yield parser, ("_output_type", "_parser")
