"""Hidden tests of model_evaluation/resample_balanced; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.balanced_rows import assert_balanced
from autograder.testing import (
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

ANIMALS = np.array(["ant", "antler", "bee", "cat"])


@pytest.mark.points(1)
def test_down(student, seed):
    """Picks as many rows of each class as the smallest one has, none twice."""
    rng = np.random.default_rng(seed("labels"))
    tables = [np.repeat([0, 1], [9, 3]), np.repeat([5, -1, 2], [4, 10, 7]), np.array([1, 0, 0])]
    calls = [(rng.permutation(y), "down", np.random.default_rng(seed("draws"))) for y in tables]
    assert_law(student.resample_balanced, calls * 2, assert_balanced)
    assert_leaves_arguments(student.resample_balanced, calls)


@pytest.mark.points(1)
def test_up(student, seed):
    """Keeps every row, and repeats rows of the smaller classes until all are as large."""
    rng = np.random.default_rng(seed("labels"))
    tables = [np.repeat([0, 1], [9, 3]), np.repeat([5, -1, 2], [4, 10, 7]), np.array([1, 0, 0, 0])]
    calls = [(rng.permutation(y), "up", np.random.default_rng(seed("draws"))) for y in tables]
    assert_law(student.resample_balanced, calls * 2, assert_balanced)
    assert_leaves_arguments(student.resample_balanced, calls)


@pytest.mark.points(1)
def test_text_chance_and_errors(student, seed):
    """Takes text and balanced classes, lets rng decide, and raises ValueError for other modes."""
    rng = np.random.default_rng(seed("labels"))
    y = rng.permutation(np.repeat(ANIMALS, [2, 9, 5, 4]))
    even = rng.permutation(np.repeat(ANIMALS, 3))
    calls = [(labels, mode, rng) for labels in (y, even) for mode in ("up", "down")]
    assert_law(student.resample_balanced, calls, assert_balanced)
    y, found = np.repeat([0, 1], [40, 20]), {}
    for mode in ("up", "down"):
        draws = [(y, mode, np.random.default_rng(seed(f"{i}"))) for i in range(3)]
        answers = student.resample_balanced.map(draws)
        found[mode] = {tuple(sorted(assert_balanced(rows, y, mode))) for rows in answers}
    require(all(len(kinds) > 1 for kinds in found.values()), "rng does not decide who is picked.")
    bad = [(y, mode, np.random.default_rng(0)) for mode in ("sideways", "", "UP", "both")]
    assert_raises(student.resample_balanced, ValueError, bad, works_on=draws)


@counterexample_search(
    y=strategies.labels(size=(1, 6), names=("a", "b")), mode=strategies.choices("down", "up")
)
def obeys_the_laws(student, reference, y, mode):
    assert_balanced(student.resample_balanced(y, mode, np.random.default_rng(0)), y, mode)
