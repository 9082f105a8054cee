"""What matplotlib works out again and again while it draws a figure, worked out once."""

import ast
import contextlib
import copy
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import matplotlib
import numpy as np
from matplotlib import cbook, text
from matplotlib.artist import Artist
from matplotlib.axis import Axis, Tick
from matplotlib.backends import backend_agg
from matplotlib.backends.backend_agg import RendererAgg
from matplotlib.cbook import CallbackRegistry
from matplotlib.font_manager import FontProperties
from matplotlib.markers import MarkerStyle
from matplotlib.text import Text

from .matplotlib_parts import moved_in_matplotlib

AnyArtist = TypeVar("AnyArtist", bound=Artist)
LABELS = {"annotate", "label", "suptitle", "text", "title", "xlabel", "ylabel"}
METRICS_KEPT = 4096
PARTS_OF_TICK = ("tick1line", "tick2line", "gridline", "label1", "label2")
TEXT_SETTINGS = ("font.", "text.", "mathtext.")


@contextlib.contextmanager
def remembered() -> Iterator[None]:
    """Work out the ticks of an axis and the layout of a text once, not in every pass of a drawing.

    That holds as long as the limits and the place of the axes, or the text, stay what they are. New
    ticks are copies of the first that an axis makes. The size of words is kept for later drawings.
    """
    with (
        _wrapped(Axis, "_update_ticks", _ticks_once),
        _wrapped(Axis, "_get_tick", _ticks_copied),
        _wrapped(Axis, "_get_ticklabel_bboxes", _boxes_once),
        _wrapped(Text, "_get_layout", _layout_once),
        _wrapped(text, "_get_text_metrics_with_cache", _metrics_once),
        _wrapped(RendererAgg, "draw_text", _glyphs_once),
    ):
        yield


@contextlib.contextmanager
def _wrapped(owner: object, name: str, wrap: Callable[[Any], Any]) -> Iterator[None]:
    """Replace a function of matplotlib's for a while by one that calls it more rarely."""
    original = getattr(owner, name)
    setattr(owner, name, wrap(original))
    try:
        yield
    finally:
        setattr(owner, name, original)


def _ticks_once(update_ticks: Callable[[Axis], list[Tick]]) -> Callable[[Axis], list[Tick]]:
    known: dict[Any, list[Tick]] = {}

    def ticks_once(axis: Axis) -> list[Tick]:
        limits, size = axis.get_view_interval(), axis.axes.bbox.size
        key = axis, *limits, *np.round(size, 6)
        if key not in known:
            known[key] = update_ticks(axis)
        return known[key]

    return ticks_once


def _boxes_once(boxes_of: Callable[[Axis, list[Tick], Any], Any]) -> Callable[..., Any]:
    known: dict[Any, Any] = {}

    def boxes_once(axis: Axis, ticks: list[Tick], renderer: Any) -> Any:
        key = axis, *map(id, ticks), *axis.get_view_interval(), *axis.axes.bbox.extents
        if key not in known:
            known[key] = boxes_of(axis, ticks, renderer)
        return known[key]

    return boxes_once


def _ticks_copied(get_tick: Callable[[Axis, bool], Tick]) -> Callable[[Axis, bool], Tick]:
    first: dict[Any, Tick] = {}

    def copied_tick(axis: Axis, major: bool) -> Tick:
        if (axis, major) not in first:
            first[axis, major] = get_tick(axis, major)
        return copy_of_tick(first[axis, major])

    return copied_tick


def copy_of_tick(tick: Tick) -> Tick:
    """Copy a tick that was not placed yet; making one takes four times as long."""
    new = _copied(tick)
    for name in PARTS_OF_TICK:
        part = _copied(getattr(tick, name))
        if isinstance(part, Text):
            part._fontproperties = part._fontproperties.copy()  # type: ignore[attr-defined]
        setattr(new, name, part)
    return new


def _copied(artist: AnyArtist) -> AnyArtist:
    new = object.__new__(type(artist))
    vars(new).update(vars(artist))
    new._callbacks = CallbackRegistry(signals=["pchanged"])  # type: ignore[attr-defined]
    return new


def _layout_once(get_layout: Callable[[Text, Any], Any]) -> Callable[[Text, Any], Any]:
    known: dict[Any, Any] = {}

    def layout_once(label: Text, renderer: Any) -> Any:
        if label.get_wrap() or label.get_transform_rotates_text():
            return get_layout(label, renderer)
        key = label, label.get_text(), label.get_figure(root=True).dpi  # type: ignore[union-attr]
        if key not in known:
            known[key] = get_layout(label, renderer)
        return known[key]

    return layout_once


_metrics: dict[Any, Any] = {}


def _text_settings() -> tuple[str, ...]:
    settings = dict.items(matplotlib.rcParams)
    return tuple(str(value) for name, value in settings if name.startswith(TEXT_SETTINGS))


def _metrics_once(measure: Callable[..., Any]) -> Callable[..., Any]:
    """Keep the sizes of words; matplotlib forgets them with each renderer."""
    settings = _text_settings()
    if len(_metrics) > METRICS_KEPT:
        _metrics.clear()

    def metrics_once(renderer: Any, words: str, font: Any, ismath: Any, dpi: float) -> Any:
        if type(renderer) is not RendererAgg:
            return measure(renderer, words, font, ismath, dpi)
        key = words, font.copy(), ismath, dpi, settings
        if key not in _metrics:
            _metrics[key] = measure(renderer, words, font, ismath, dpi)
        return _metrics[key]

    return metrics_once


_glyphs: dict[Any, Any] = {}


def _glyphs_once(draw_text: Callable[..., None]) -> Callable[..., None]:
    """Keep which glyphs a text is made of, and where they go."""
    settings = _text_settings()
    if len(_glyphs) > METRICS_KEPT:
        _glyphs.clear()

    def glyphs_once(
        renderer: Any,
        gc: Any,
        x: float,
        y: float,
        words: str,
        font: Any,
        angle: float,
        ismath: Any = False,
        mtext: Text | None = None,
    ) -> None:
        is_special = mtext is not None and (mtext.get_fontfeatures() or mtext.get_language())
        if ismath or is_special:
            draw_text(renderer, gc, x, y, words, font, angle, ismath, mtext)
            return
        glyphs = _glyphs_of(renderer, words, font, settings)
        renderer._draw_text_glyphs_and_boxes(gc, x, y, angle, glyphs, [])

    return glyphs_once


def _glyphs_of(renderer: Any, words: str, font: FontProperties, settings: Any) -> Any:
    key = words, font.copy(), renderer.dpi, settings
    if key not in _glyphs:
        prepared, size = renderer._prepare_font(font), font.get_size_in_points()
        flags = backend_agg.get_hinting_flag()  # type: ignore[no-untyped-call]
        _glyphs[key] = [
            (item.ft_object, size, item.glyph_index, 0, 1, item.x, item.y)
            for item in prepared._layout(words, flags=flags)
        ]
    return _glyphs[key]


def known_words() -> list[list[Any]]:
    """List the words whose sizes are known, each with its font, as plain data."""
    return [
        [words, _facts_of(font), is_math, dpi, list(settings)]
        for words, font, is_math, dpi, settings in _metrics
    ]


def likely_words(sources: Iterable[str], known: list[list[Any]]) -> list[list[Any]]:
    """List the labels that stand in some cells, in each of the fonts that known words have."""
    labels = [label for source in sources for label in _labels_in(source)]
    lines = {line for label in labels for line in label.split("\n")}
    fonts = {json.dumps([font, *rest]): (font, rest) for _, font, _, *rest in known}
    return [
        [line, font, bool(cbook.is_math_text(line)), *rest]
        for line in sorted(lines)
        for font, rest in fonts.values()
    ]


def _labels_in(source: str) -> Iterator[str]:
    """Yield the texts in a cell that are handed to what writes them into a figure."""
    try:
        calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    except (SyntaxError, ValueError):  # such as a magic
        return
    for call in calls:
        name = getattr(call.func, "attr", "").removeprefix("set_")
        written = [keyword.value for keyword in call.keywords if keyword.arg in LABELS]
        for value in (*written, *(call.args if name in LABELS else ())):
            for part in ast.walk(value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def measure(known: list[list[Any]]) -> None:
    """Measure words that are drawn under the settings that hold now.

    Some may not be words after all: whoever draws them gets the error.
    """
    if moved_in_matplotlib():
        return
    settings = _text_settings()
    with remembered():
        for words, facts, is_math, dpi, drawn_under in known:
            if tuple(drawn_under) == settings:
                with contextlib.suppress(Exception):
                    _measure(words, FontProperties(**facts), is_math, dpi, settings)


def _measure(words: str, font: FontProperties, is_math: Any, dpi: float, settings: Any) -> None:
    renderer = RendererAgg(1, 1, dpi)  # type: ignore[no-untyped-call]
    text._get_text_metrics_with_cache(renderer, words, font, is_math, dpi)  # type: ignore[attr-defined]
    if not is_math:
        _glyphs_of(renderer, words, font, settings)


def _facts_of(font: FontProperties) -> dict[str, Any]:
    return {
        "family": font.get_family(),
        "style": font.get_style(),
        "variant": font.get_variant(),
        "weight": font.get_weight(),
        "stretch": font.get_stretch(),
        "size": font.get_size(),
        "fname": font.get_file(),
        "math_fontfamily": font.get_math_fontfamily(),
    }


def make_cheaper() -> None:
    """Replace two parts of matplotlib that do more than most who call them need, for good."""
    matplotlib.RcParams.__getitem__ = _setting  # type: ignore[method-assign]
    MarkerStyle._set_marker = _set_marker  # type: ignore[attr-defined]


READ_SETTING: Callable[[Any, Any], Any] = matplotlib.RcParams.__getitem__
READ_PLAIN: Callable[[Any, Any], Any] = dict.__getitem__
SET_MARKER: Callable[[MarkerStyle, Any], None] = getattr(MarkerStyle, "_set_marker", None)  # type: ignore[assignment]


def _setting(settings: matplotlib.RcParams, name: str) -> Any:
    """Read a setting; all but one are plain values."""
    return READ_SETTING(settings, name) if name == "backend" else READ_PLAIN(settings, name)


def _set_marker(style: MarkerStyle, marker: Any) -> None:
    """Share with another style what nobody changes, where matplotlib copies everything deeply."""
    if not isinstance(marker, MarkerStyle):
        SET_MARKER(style, marker)
        return
    state = dict(vars(marker))
    state["_user_transform"] = copy.deepcopy(state["_user_transform"])
    draw = state["_marker_function"]
    if draw is not None:
        state["_marker_function"] = draw.__func__.__get__(style)
    vars(style).clear()
    vars(style).update(state)
