"""A topic's notebook, run in this process with the references in place of answers."""

import contextlib
import io
import os
import re
import sys
import types
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt

from autograder.authoring.prose import OMISSION
from autograder.authoring.shared_text import expand, placed_names, read_shared
from autograder.authoring.text import Code, PlacedExercise, read_text
from autograder.paths import CoursePaths

_WRITTEN_NUMBER = re.compile(
    r"(?<![\w^{])-?(?P<digits>\d[\d,]*(?:\.\d+)?)(?:\s?\\cdot\s?10\^\{?(?P<power>-?\d+))?(?!\w)"
)
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")


@dataclass(frozen=True)
class PlayedNotebook:
    """What the cells left behind: all that was printed or written into figures, and the names.

    ``silent`` are the experiments that showed nothing.
    """

    printed: str
    names: dict[str, Any]
    figures: int
    silent: tuple[str, ...]

    @property
    def numbers(self) -> tuple[float, ...]:
        """Return the numbers among what was printed."""
        return tuple(float(number) for number in _NUMBER.findall(self.printed))


def play_notebook(root: Path, topic: str, references: dict[str, Any]) -> PlayedNotebook:
    """Run the code cells of a topic in order; an exercise brings its reference."""
    paths = CoursePaths(root)
    pieces = read_text(paths, topic)
    shared = {name: read_shared(paths, name) for name in placed_names(pieces, paths)}
    names: dict[str, Any] = {"__name__": "__main__"}
    printed, figures, silent = io.StringIO(), Figures(), []
    with _as_in_a_notebook(paths.assignment(topic), printed, figures):
        for piece in expand(pieces, shared, None):
            if isinstance(piece, PlacedExercise):
                names[piece.name] = references[piece.name]
            elif isinstance(piece, Code):
                where = f"{paths.notebook_text(topic).name}:{piece.line}"
                before = printed.tell(), figures.count
                exec(compile(piece.text, where, "exec"), names)
                if "needs(" in piece.text and before == (printed.tell(), figures.count):
                    silent.append(where)
    return PlayedNotebook(printed.getvalue(), names, figures.count, tuple(silent))


class Figures:
    """Counts the figures that were made."""

    def __init__(self) -> None:
        self._shown = 0

    @property
    def count(self) -> int:
        """Return how many there were, shown or still open."""
        return self._shown + len(plt.get_fignums())

    def show(self, printed: io.StringIO) -> None:
        """Write the words of all open figures, but not the labels of ticks, and close them."""
        self._shown = self.count
        for number in plt.get_fignums():
            for ax in plt.figure(number).axes:
                legend = ax.get_legend()
                texts = [ax.title, *ax.texts, *(legend.get_texts() if legend else ())]
                printed.writelines(f"{text.get_text()}\n" for text in texts)
        plt.close("all")


@contextlib.contextmanager
def _as_in_a_notebook(folder: Path, printed: io.StringIO, figures: Figures):
    """Stand in the folder with the data, with a kit that waits for nothing and figures unseen."""
    kit = types.ModuleType("selfcheck")
    kit.check = lambda *names, **options: None
    kit.needs = lambda *names: contextlib.nullcontext()
    before, hidden = Path.cwd(), sys.modules.get("selfcheck")
    plt.switch_backend("agg")
    show, settings = plt.show, mpl.rcParams.copy()
    sys.modules["selfcheck"] = kit
    plt.show = lambda *args, **options: figures.show(printed)
    os.chdir(folder)
    try:
        with contextlib.redirect_stdout(printed):
            yield
    finally:
        os.chdir(before)
        plt.show = show
        plt.close("all")
        mpl.rcParams.update(settings)
        if hidden is None:
            del sys.modules["selfcheck"]
        else:
            sys.modules["selfcheck"] = hidden


def written_numbers(quote: str) -> Iterator[str]:
    """Yield each number of a quote as Python would write it."""
    words = quote.replace(r"\,", "").replace(OMISSION, " ")
    for found in _WRITTEN_NUMBER.finditer(words):
        sign = "-" if found[0].startswith("-") else ""
        power = f"e{found['power']}" if found["power"] else ""
        yield sign + found["digits"].strip(",").replace(",", "") + power
