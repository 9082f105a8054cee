"""A small class that has handed in, and what comes of it when nothing disturbs the grading."""

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.awkward.playing import open_class
from tests.awkward.spoilt_notebooks import FILE, RIGHT, SLUG, STUBS, code, document, dumped, id_of
from tests.faults.watching import Watched, copied

WRONG_HELPER = RIGHT["add_intercept"].replace("return ", "return -1.0 * ")


def made(end: str = "", **answers: str) -> bytes:
    """Make a cheap notebook: imports and answers, and no experiments."""
    notebook = document({**STUBS, **answers})
    notebook["cells"] = [
        cell
        for cell in notebook["cells"]
        if id_of(cell) or "import numpy" in "".join(cell["source"])
    ]
    notebook["cells"] += [code(end)] if end else []
    return dumped(notebook)


SOME = {name: RIGHT[name] for name in ("add_intercept", "r2_score", "one_hot")}
MADE = {
    "s0": made(**RIGHT),
    "s1": made(**{**SOME, "r2_score": RIGHT["r2_score"].replace("return ", "return 2 * ")}),
    "s2": made(**{**RIGHT, "add_intercept": WRONG_HELPER}),
    "s3": made(),
    "s4": made("import os\nos._exit(3)", **SOME),
    "s5": made("import numpy as np\nprint(np.random.default_rng(0).random(3))", **SOME),
    "s6": made(**RIGHT),
    "s7": made()[:5000],
}
"""Who hands in what; the last file is broken and has no score."""

Fresh = Callable[[], Watched]


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    """The class before its first grading."""
    assert RIGHT["add_intercept"] != WRONG_HELPER
    root = tmp_path_factory.mktemp("faults")
    temporary = root / "temporary"
    temporary.mkdir()
    room = Watched(open_class(root / "course").root, temporary=temporary)
    room.roster(dict.fromkeys(MADE, ("Name", "Given")))
    room.hand_in({f"{student}/{SLUG}/{FILE}": data for student, data in MADE.items()})
    room.run("collect", "inbox")
    assert sorted(path.name for path in (room.root / "submitted").iterdir()) == sorted(MADE)
    return room


@pytest.fixture(scope="session")
def undisturbed(prepared: Watched, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What an undisturbed run gives."""
    room = copied(prepared, tmp_path_factory.mktemp("undisturbed"))
    assert room.run("grade", "--jobs", "2").returncode == 1
    room.run("feedback")
    assert room.left_over() == []
    return room.outcome()


@pytest.fixture
def fresh(prepared: Watched, tmp_path: Path) -> Fresh:
    """Make one fresh copy of the class after the other."""
    numbers = itertools.count()

    def make() -> Watched:
        root = tmp_path / f"class{next(numbers)}"
        root.mkdir()
        return copied(prepared, root)

    return make


@pytest.fixture
def room(fresh: Fresh) -> Watched:
    """A fresh copy of the class."""
    return fresh()
