"""Hidden tests of decision_trees/chi2_split_statistic; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_close, assert_unchanged


def spread(table):
    """Return the labels (rows) and the groups (columns) that have these counts."""
    table = np.array(table)
    labels, groups = np.indices(table.shape)
    return np.repeat(labels.ravel(), table.ravel()), np.repeat(groups.ravel(), table.ravel())


@pytest.mark.points(1)
def test_two_by_two(student):
    """Compares counts with expected counts, without a continuity correction."""
    for table, statistic in [
        ([[10, 20], [30, 40]], 100 * (10 * 40 - 20 * 30) ** 2 / (30 * 70 * 40 * 60)),
        ([[1, 0], [0, 1]], 2.0),
        ([[6, 4], [9, 6]], 0.0),
    ]:
        answer = student.chi2_split_statistic(*spread(table))
        assert_close(answer, (statistic, 1), atol=1e-9)


@pytest.mark.points(1)
def test_larger_tables(student, reference, seed):
    """Counts every pair of a label and a branch, also pairs that never occur; text is fine."""
    rng = np.random.default_rng(seed("tables"))
    for r, c in [(2, 4), (3, 2), (4, 5)]:
        y, groups = spread(1 + rng.integers(6, size=(r, c)) * (1 - np.eye(r, c, dtype=int)))
        y, groups = np.array(["w", "x", "y", "z"])[y], 7 - groups
        order = rng.permutation(len(y))
        answer = student.chi2_split_statistic(y[order], groups[order])
        assert_close(answer, reference.chi2_split_statistic(y, groups), atol=1e-9)
    y, groups = spread([[4, 0, 0], [0, 5, 0], [0, 0, 3]])
    assert_close(student.chi2_split_statistic(y, groups), (24.0, 4), atol=1e-9)
    assert_unchanged(student.chi2_split_statistic, y, groups)


@pytest.mark.points(1)
def test_one_label_or_one_branch(student):
    """Is (0.0, 0) if there is one branch only, or one label only."""
    for y, groups in [([0, 1, 1], [4, 4, 4]), (["a", "a"], ["p", "q"]), ([3], [1])]:
        answer = student.chi2_split_statistic(np.array(y), np.array(groups))
        assert_close(answer, (0.0, 0), atol=1e-9)


@closer_look(table=strategies.category_tables((1, 6), 1))
def agrees_with_the_reference(student, reference, table):
    groups, y = (part.reshape(-1) for part in table)
    expected = reference.chi2_split_statistic(y, groups)
    assert_close(student.chi2_split_statistic(y, groups), expected, atol=1e-9)
