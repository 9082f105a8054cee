"""The class of all awkward submissions, played once for all tests of this folder."""

import pytest

from tests.awkward import cell_cases, file_cases, habit_cases, value_cases
from tests.awkward.playing import Class, play
from tests.awkward.spoilt_notebooks import Case, untroubled

INNOCENT = (
    Case(0, "innocent first", untroubled, id="AAA-first"),
    Case(0, "innocent last", untroubled, id="zzz-last"),
)
CASES = (
    INNOCENT[0],
    *file_cases.CASES,
    *cell_cases.CASES,
    *value_cases.CASES,
    *habit_cases.CASES,
    INNOCENT[1],
)


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Class:
    """All cases handed in, collected, graded, and reported."""
    return play(tmp_path_factory.mktemp("awkward") / "course", CASES)


@pytest.fixture(scope="session")
def marks(room: Class) -> dict[str, dict[str, str]]:
    """The exported marks of the class."""
    return room.marks()
