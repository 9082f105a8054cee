"""Hidden tests of model_evaluation/resample_balanced; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.balanced_rows import assert_balanced
from autograder.hidden_tests.model_evaluation.fold_laws import read_rows
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
    """Picks as many rows of each class as the smallest one has, none twice; leaves y alone."""
    rng = np.random.default_rng(seed("labels"))
    tables = [np.repeat([0, 1], [9, 3]), np.repeat([5, -1, 2], [4, 10, 7]), np.array([1, 0, 0])]
    tables += [np.repeat([0, 1], [50, 40]), np.repeat([0.25, 0.75], [6, 2])]
    calls = [(rng.permutation(y), "down", np.random.default_rng(seed("draws"))) for y in tables]
    assert_law(student.resample_balanced, calls * 2, assert_balanced)
    others = [(y, "up", rng) for y, _, rng in calls]
    assert_leaves_arguments(student.resample_balanced, [*calls, *others])


@pytest.mark.points(1)
def test_up(student, seed):
    """Keeps every row, and repeats rows of the smaller classes until all are as large."""
    rng = np.random.default_rng(seed("labels"))
    tables = [np.repeat([0, 1], [9, 3]), np.repeat([5, -1, 2], [4, 10, 7]), np.array([1, 0, 0, 0])]
    calls = [(rng.permutation(y), "up", np.random.default_rng(seed("draws"))) for y in tables]
    assert_law(student.resample_balanced, calls * 2, assert_balanced)


@pytest.mark.points(1)
def test_balanced_classes_chance_and_errors(student, seed):
    """Leaves balanced classes alone, takes text, lets rng decide, refuses other modes."""

    def repeats_by_chance(rows, y, *_):
        times = np.bincount(read_rows(rows, "the result"), minlength=len(y))[y == 1]
        require(np.sum(times > 1) > 1, "Of a rare class one row is repeated, again and again.")
        # 7,980 repetitions of 20 rows: each has 399, give or take 20.
        require(np.ptp(times) > 3, "All rows of a rare class are repeated about equally often.")
        require(
            times.min() > 0.65 * times.mean(),
            "Some rows of a rare class are repeated far too seldom.",
        )

    def repeats_both(rows, y, *_):
        times = np.bincount(read_rows(rows, "the result"), minlength=len(y))
        require(np.all(times[y == 1] > 1), "Of a class of two rows one is not repeated.")

    def has_their_sizes(answer, y, *_):
        rows = read_rows(answer, "the result")
        counts = [np.sum(y[rows] == name) for name in np.unique(y)]
        require(len(set(counts)) == 1, "Classes that were balanced are balanced no more.")
        require(len(rows) == len(y), "Classes that were balanced have another size.")

    rng = np.random.default_rng(seed("labels"))
    even = [rng.permutation(np.repeat(values, 3)) for values in ([0, 1], [7, -2, 4], ANIMALS)]
    calls = [(labels, mode, rng) for labels in even for mode in ("up", "down")]
    assert_law(student.resample_balanced, calls, has_their_sizes)
    rare = np.repeat([0, 1], [8000, 20]), "up", np.random.default_rng(seed("rare"))
    assert_law(student.resample_balanced, [rare], repeats_by_chance)
    pair = np.repeat([0, 1], [80, 2]), "up", np.random.default_rng(seed("pair"))
    assert_law(student.resample_balanced, [pair], repeats_both)
    y = np.repeat([0, 1, 2], [20, 12, 40])
    for mode in ("up", "down"):
        draws = [(y, mode, np.random.default_rng(seed(f"{i}"))) for i in range(3)]
        answers = [read_rows(rows, "it") for rows in student.resample_balanced.map(draws)]
        for name in (0, 1) if mode == "up" else (0, 2):
            kinds = {tuple(sorted(rows[y[rows] == name].tolist())) for rows in answers}
            message = "Other generators pick the same rows of a class: is each draw by rng, of all?"
            require(len(kinds) > 1, message)
        twice = [(y, mode, np.random.default_rng(seed("twice"))) for _ in range(2)]
        first, second = (
            sorted(read_rows(rows, "it").tolist()) for rows in student.resample_balanced.map(twice)
        )
        require(first == second, "Equal generators pick other rows: are the draws by rng itself?")
    modes = {
        "another mode": "sideways",
        "an empty mode": "",
        "a mode in capitals": "UP",
        "a mode of two": "both",
        "a longer mode": "upsample",
    }
    bad = {name: (y, mode, np.random.default_rng(0)) for name, mode in modes.items()}
    bad["another mode for balanced classes"] = (even[0], "sideways", np.random.default_rng(0))
    assert_raises(student.resample_balanced, ValueError, bad, works_on=draws)


@counterexample_search(
    y=strategies.labels(size=(1, 6), names=("a", "b")), mode=strategies.choices("down", "up")
)
def obeys_the_laws(student, reference, y, mode):
    assert_balanced(student.resample_balanced(y, mode, np.random.default_rng(0)), y, mode)
