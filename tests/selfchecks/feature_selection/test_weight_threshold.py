"""Self-checks of weight_threshold: the worked example, units, a constant column."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged

X = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]])
Y = X @ [1.0, -3.0] + 5


@pytest.mark.points(2)
def test_worked_example(student):
    """Selects both for 0.5, the second for 2, none for 4: the weights are 1 and -3."""
    assert_equal(student.weight_threshold(X, Y, 0.5), np.array([0, 1]))
    assert_equal(student.weight_threshold(X, Y, 2.0), np.array([1]))
    assert_equal(len(student.weight_threshold(X, Y, 4.0)), 0)
    assert_unchanged(student.weight_threshold, X, Y, 2.0)


@pytest.mark.points(1)
def test_units(student):
    """Selects the same if the first column is measured in millionths."""
    assert_equal(student.weight_threshold(X * np.array([1e6, 1.0]), Y, 0.5), np.array([0, 1]))


@pytest.mark.points(1)
def test_constant_column(student):
    """Does not select a constant column."""
    flat = np.column_stack([np.full(4, 2.0), X])
    assert_equal(student.weight_threshold(flat, Y, 0.5), np.array([1, 2]))
