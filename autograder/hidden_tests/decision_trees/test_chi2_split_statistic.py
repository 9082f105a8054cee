"""Hidden tests of decision_trees/chi2_split_statistic; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

STATISTIC = {"part": (0, 2), "atol": 1e-9, "what": "the statistic"}


def spread(table):
    """Return the labels (rows) and the groups (columns) that have these counts."""
    table = np.array(table)
    labels, groups = np.indices(table.shape)
    return np.repeat(labels.ravel(), table.ravel()), np.repeat(groups.ravel(), table.ravel())


@pytest.mark.points(1)
def test_two_by_two(student):
    """Compares counts with expected counts, without a continuity correction; integers, strings."""
    names, signs = np.array(["low", "lower"]), np.array([-1, -1, -1, 1, 1, 1])
    cases = [
        (spread([[10, 20], [30, 40]]), 100 * (10 * 40 - 20 * 30) ** 2 / (30 * 70 * 40 * 60)),
        (spread([[6, 4], [9, 6]]), 0.0),
        ((names[[0, 0, 0, 1, 1, 1]], names[[0, 0, 1, 0, 1, 1]]), 2 / 3),
        ((signs, np.array(["low", "low", "Low", "low", "Low", "Low"])), 2 / 3),
        ((signs, np.array([3, 3, -3, 3, -3, -3])), 2 / 3),
    ]
    assert_cases(student.chi2_split_statistic, cases, **STATISTIC)


@pytest.mark.points(1)
def test_larger_tables(student, reference, seed):
    """Counts every pair of a label and a branch, also pairs that never occur; strings are fine."""
    rng = np.random.default_rng(seed("tables"))
    by_hand = spread([[4, 0, 0], [0, 5, 0], [0, 0, 3]])
    drawn = []
    for r, c in [(2, 4), (3, 2), (4, 5)]:
        y, groups = spread(1 + rng.integers(6, size=(r, c)) * (1 - np.eye(r, c, dtype=int)))
        order = rng.permutation(len(y))
        drawn.append((np.array(["w", "wx", "x", "xy"])[y][order], 7 - groups[order]))
    right = answered_by(lambda *call: reference.chi2_split_statistic(*call)[0], drawn)
    assert_cases(student.chi2_split_statistic, [(by_hand, 24.0), *right], **STATISTIC)
    assert_leaves_arguments(student.chi2_split_statistic, [*drawn, by_hand])


@pytest.mark.points(1)
def test_degrees_of_freedom(student):
    """Gives (labels - 1) times (branches - 1); (0.0, 0) for one branch only, or one label only."""
    cases = [
        (spread([[1, 2], [3, 4]]), 1),
        (spread([[1, 1, 5, 0], [0, 1, 1, 2]]), 3),
        (spread([[2, 1, 1], [1, 2, 1], [1, 1, 0]]), 4),
        ((np.array([9, 9, -2, -2, 9]), np.array([2, 7, 7, 2, -4])), 2),
    ]
    degrees = {"part": (1, 2), "what": "the degrees of freedom"}
    assert_cases(student.chi2_split_statistic, cases, **degrees)
    alone = [([0, 1, 1], [4, 4, 4]), (["a", "a"], ["p", "q"]), ([3], [1])]
    cases = [((np.array(y), np.array(groups)), (0.0, 0)) for y, groups in alone]
    assert_cases(student.chi2_split_statistic, cases, atol=1e-9)


@counterexample_search(table=strategies.category_tables((1, 6), 1))
def agrees_with_the_reference(student, reference, table):
    groups, y = (part.reshape(-1) for part in table)
    expected = reference.chi2_split_statistic(y, groups)
    assert_close(student.chi2_split_statistic(y, groups), expected, atol=1e-9)
