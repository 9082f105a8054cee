"""What comes out alike for everybody, worked out once, before the first submission of a run.

Much of what a notebook draws explains something and depends on nothing that students write; the
rest is the same wherever answers give the very same numbers. The notebook is run, in a place of its
own, and what it lays out and draws is kept under a digest of all that the result depends on: the
figure with its data, and the settings. A submission that comes to the very same figure, in a cell
with the very same text, gets the same picture.
"""

import contextlib
import copyreg
import hashlib
import io
import pickle
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

import matplotlib
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.cbook import CallbackRegistry
from matplotlib.figure import Figure
from matplotlib.layout_engine import TightLayoutEngine
from matplotlib.transforms import TransformNode

from .layout_cache import measure

SUBPLOT_PARAMETERS = ("left", "right", "bottom", "top", "wspace", "hspace")
OWN_CLASSES = b"__main__"
"""A figure with parts of classes that a cell defines depends on more than its data."""


@dataclass
class Facts:
    """What a warm-up render found, as plain data.

    ``cells`` holds the text of the cells that drew, ``pictures`` PNG images as base64 and
    ``layouts`` the places of axes, both by digest; ``words`` is what was measured, in which font.
    """

    cells: list[str] = field(default_factory=list)
    pictures: dict[str, str] = field(default_factory=dict)
    layouts: dict[str, dict[str, float]] = field(default_factory=dict)
    words: list[list[Any]] = field(default_factory=list)


class WarmedUp:
    """What this process knows, and what it is to learn in a warm-up render."""

    def __init__(self) -> None:
        self._cells: set[str] = set()
        self._pictures: dict[str, str] = {}
        self._layouts: dict[str, dict[str, float]] = {}
        self._learned: Facts | None = None
        self._shown: set[str] = set()
        self._cell = ""

    def take(self, facts: Mapping[str, Any]) -> None:
        """Keep what a warm-up render found."""
        self._cells.update(facts["cells"])
        self._pictures.update(facts["pictures"])
        self._layouts.update(facts["layouts"])
        measure(facts["words"])

    def learn(self, shown: Collection[str]) -> None:
        """Learn what is drawn and laid out from now on in cells of these texts, and no other."""
        self._learned, self._shown = Facts(), set(shown)

    def learned(self) -> Facts:
        """Stop learning, and give what was learned."""
        found, self._learned = self._learned or Facts(), None
        return found

    def begin_cell(self, source: str) -> None:
        """Report which cell runs from now on."""
        self._cell = source

    def picture(self, figure: Figure, draw: Callable[[Figure], str | None]) -> str | None:
        """Return the picture of a figure; it is drawn if it is not known."""
        key = self._key("picture", figure)
        if key in self._pictures:
            return self._pictures[key]
        png = draw(figure)
        if self._learned is not None and key and png is not None:
            self._note_cell(self._learned)
            self._learned.pictures[key] = png
        return png

    def lay_out(
        self,
        engine: TightLayoutEngine,
        figure: Figure,
        execute: Callable[[TightLayoutEngine, Figure], None],
    ) -> None:
        """Put the axes of a figure in their places; they are looked for if they are not known."""
        key = self._key("layout", figure, engine)
        if self._learned is not None and key:
            with contextlib.suppress(Exception):  # whatever it is, the figure itself is asked below
                self._layouts[key] = _layout_of(figure, engine, execute)
                self._learned.layouts[key] = self._layouts[key]
                self._note_cell(self._learned)
        if key in self._layouts:
            figure.subplots_adjust(**self._layouts[key])
        else:
            execute(engine, figure)

    def _note_cell(self, learned: Facts) -> None:
        if self._cell not in learned.cells:
            learned.cells.append(self._cell)

    def _key(self, *parts: Any) -> str:
        """Digest what a result depends on; empty where nobody asks, or where it cannot be done."""
        if self._cell not in (self._cells if self._learned is None else self._shown):
            return ""
        content = io.BytesIO()
        settings = dict(matplotlib.rcParams.items())
        try:
            _Pickler(content, protocol=5).dump((self._cell, settings, *parts))
        except Exception:  # noqa: BLE001 - whatever a cell put into its figure, it is drawn then
            return ""
        data = content.getvalue()
        if OWN_CLASSES in data:
            return ""
        return hashlib.blake2b(data, digest_size=16).hexdigest()


def _layout_of(
    figure: Figure,
    engine: TightLayoutEngine,
    execute: Callable[[TightLayoutEngine, Figure], None],
) -> dict[str, float]:
    """Look for the places of axes in a copy: looking changes a figure, being told them does not."""
    manager, figure.canvas.manager = figure.canvas.manager, None  # else pyplot would show the copy
    try:
        copy: Figure = pickle.loads(pickle.dumps(figure))  # noqa: S301 - made in this line
    finally:
        figure.canvas.manager = manager
    FigureCanvasAgg(copy)
    execute(engine, copy)
    return {name: float(getattr(copy.subplotpars, name)) for name in SUBPLOT_PARAMETERS}


class _Pickler(pickle.Pickler):
    """Leaves out what follows from the rest, and differs between processes."""

    def reducer_override(self, part: Any) -> Any:
        """Leave out which transforms are made of this one: they are known by their addresses.

        And the number of the next callback, which goes up whenever it is read.
        """
        if isinstance(part, TransformNode):
            state = {k: v for k, v in vars(part).items() if k not in ("_parents", "_invalid")}
        elif isinstance(part, CallbackRegistry):
            state = {**part.__getstate__(), "_cid_gen": None}  # type: ignore[dict-item]
        else:
            return NotImplemented
        return copyreg.__newobj__, (type(part),), state  # type: ignore[attr-defined]


WARMED_UP = WarmedUp()
