"""Self-checks of center: the worked example, a wide table, a single row."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ROWS = np.array([[4.0, 6.0], [-2.0, -2.0], [-1.0, 3.5], [3.0, 0.5]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Moves the four rows by their mean (1, 2), and returns both, the moved rows first."""
    right = ROWS - np.array([1.0, 2.0])
    assert_close(student.center(ROWS), (right, np.array([1.0, 2.0])), parts=("Xc", "mean"))


@pytest.mark.points(1)
def test_wide_table(student):
    """Has a mean for each of three columns, for a single column, and for a single row."""
    right = np.array([[-2.0, 0.0, 1.0], [2.0, 0.0, -1.0]]), np.array([3.0, 5.0, 0.0])
    X = np.array([[1.0, 5.0, 1.0], [5.0, 5.0, -1.0]])
    assert_close(student.center(X), right, parts=("Xc", "mean"))
    column = np.array([[-2.0], [-1.0], [3.0]]), np.array([2.0])
    assert_close(student.center(np.array([[0.0], [1.0], [5.0]])), column, parts=("Xc", "mean"))
    single = np.zeros((1, 3)), np.array([1.0, 5.0, 1.0])
    assert_close(student.center(X[:1]), single, parts=("Xc", "mean"))


@pytest.mark.points(1)
def test_leaves_the_rows(student):
    """Returns a new array and leaves X as it was; means of integers need not be integers."""
    assert_unchanged(student.center, ROWS.copy())
    right = np.array([[-0.5, 2.5], [0.5, -2.5]]), np.array([1.5, 2.5])
    got = student.center(np.array([[1, 5], [2, 0]]))
    assert_close(got, right, parts=("Xc of integers", "mean of integers"))
