"""Self-checks of kd_tree_query: a small table, a tie, and that not everybody is measured."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged, require


def euclidean(x, q):
    return float(np.sqrt(np.sum((x - q) ** 2)))


@pytest.mark.points(2)
def test_small_table(student):
    """Finds the two nearest of three rows, nearest first."""
    X, q = np.array([[0.0, 0.0], [3.0, 4.0], [1.0, 1.0]]), np.array([0.9, 0.9])
    assert_unchanged(student.kd_tree_query, X, q, 2, euclidean)
    assert_equal(student.kd_tree_query(X, q, 2, euclidean), np.array([2, 0]))


@pytest.mark.points(1)
def test_tie(student):
    """Takes the smaller index of two rows at equal distances."""
    X = np.array([[5.0], [1.0], [3.0], [9.0]])
    assert_equal(student.kd_tree_query(X, np.array([2.0]), 1, euclidean), np.array([1]))


@pytest.mark.points(2)
def test_few_are_measured(student):
    """Measures fewer than half of 500 points in the square."""
    measured = []

    def counting(x, q):
        measured.append(1)
        return euclidean(x, q)

    X = np.random.default_rng(0).uniform(size=(500, 2))
    student.kd_tree_query(X, np.array([0.3, 0.3]), 3, counting)
    require(len(measured) < 250, f"{len(measured)} of 500 rows were measured; below 250 are asked.")
    require(measured, "Nothing was measured: take every distance from the function given.")
