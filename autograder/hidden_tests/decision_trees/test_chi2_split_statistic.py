"""Hidden tests of decision_trees/chi2_split_statistic; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_tuple,
    assert_close,
    assert_unchanged,
    counterexample_search,
    strategies,
)


def spread(table):
    """Return the labels (rows) and the groups (columns) that have these counts."""
    table = np.array(table)
    labels, groups = np.indices(table.shape)
    return np.repeat(labels.ravel(), table.ravel()), np.repeat(groups.ravel(), table.ravel())


def statistics(student, cases):
    """Return the first parts of the answers for pairs of labels and groups."""
    answers = student.chi2_split_statistic.map(cases)
    return [as_tuple(answer, 2)[0] for answer in answers]


@pytest.mark.points(1)
def test_two_by_two(student):
    """Compares counts with expected counts, without a continuity correction."""
    tables = [[[10, 20], [30, 40]], [[1, 0], [0, 1]], [[6, 4], [9, 6]]]
    expected = [100 * (10 * 40 - 20 * 30) ** 2 / (30 * 70 * 40 * 60), 2.0, 0.0]
    found = statistics(student, [spread(table) for table in tables])
    for statistic, right in zip(found, expected, strict=True):
        assert_close(statistic, right, atol=1e-9, what="the statistic")


@pytest.mark.points(1)
def test_larger_tables(student, reference, seed):
    """Counts every pair of a label and a branch, also pairs that never occur; text is fine."""
    rng = np.random.default_rng(seed("tables"))
    cases = [spread([[4, 0, 0], [0, 5, 0], [0, 0, 3]])]
    for r, c in [(2, 4), (3, 2), (4, 5)]:
        y, groups = spread(1 + rng.integers(6, size=(r, c)) * (1 - np.eye(r, c, dtype=int)))
        order = rng.permutation(len(y))
        cases.append((np.array(["w", "x", "y", "z"])[y][order], 7 - groups[order]))
    expected = [24.0, *(reference.chi2_split_statistic(*case)[0] for case in cases[1:])]
    for statistic, right in zip(statistics(student, cases), expected, strict=True):
        assert_close(statistic, right, atol=1e-9, what="the statistic")
    assert_unchanged(student.chi2_split_statistic, *cases[0])


@pytest.mark.points(1)
def test_degrees_of_freedom(student):
    """Gives (labels - 1) times (branches - 1); (0.0, 0) for one branch only, or one label only."""
    tables = [[[1, 2], [3, 4]], [[1, 1, 5, 0], [0, 1, 1, 2]], [[2, 1, 1], [1, 2, 1], [1, 1, 0]]]
    answers = student.chi2_split_statistic.map([spread(table) for table in tables])
    for answer, dof in zip(answers, (1, 3, 4), strict=True):
        assert_close(as_tuple(answer, 2)[1], dof, what="the degrees of freedom")
    alone = [([0, 1, 1], [4, 4, 4]), (["a", "a"], ["p", "q"]), ([3], [1])]
    for answer in student.chi2_split_statistic.map([map(np.array, case) for case in alone]):
        assert_close(answer, (0.0, 0), atol=1e-9)


@counterexample_search(table=strategies.category_tables((1, 6), 1))
def agrees_with_the_reference(student, reference, table):
    groups, y = (part.reshape(-1) for part in table)
    expected = reference.chi2_split_statistic(y, groups)
    assert_close(student.chi2_split_statistic(y, groups), expected, atol=1e-9)
