"""Self-checks of id3: the worked example, a leaf, and rows that contradict each other."""

import numpy as np
import pytest
from selfchecks.testing import BRANCHING, assert_same_tree, assert_unchanged


def trip():
    X, y = np.array([["rain"], ["sun"], ["sun"]]), np.array(["stay", "go", "go"])
    return X, y, [0], {0: ["rain", "snow", "sun"]}


@pytest.mark.points(3)
def test_worked_example(student):
    """Asks for column 0, with a branch for snow too, which no sample has."""
    branches = {"rain": {"label": "stay"}, "snow": {"label": "go"}, "sun": {"label": "go"}}
    expected = {"attr": 0, "branches": branches, "majority": "go"}
    assert_same_tree(student.id3(*trip()), expected, BRANCHING)
    assert_unchanged(student.id3, *trip())


@pytest.mark.points(2)
def test_leaves(student):
    """Is a leaf if no column is left (with the majority), and if there are no samples."""
    X, y, _, _ = trip()
    assert_same_tree(student.id3(X, y, [], {}), {"label": "go"}, BRANCHING)
    nothing = student.id3(X[:0], y[:0], [0], {0: ["rain"]}, "stay")
    assert_same_tree(nothing, {"label": "stay"}, BRANCHING)


@pytest.mark.points(1)
def test_contradiction(student):
    """Comes to an end although two equal rows have different labels."""
    X, y = np.array([["sun"], ["sun"]]), np.array(["go", "stay"])
    expected = {"attr": 0, "branches": {"sun": {"label": "go"}}, "majority": "go"}
    assert_same_tree(student.id3(X, y, [0], {0: ["sun"]}), expected, BRANCHING)
