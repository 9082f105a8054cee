"""Self-checks of svm_primal_objective: the worked example, zeros, and no bonus."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def points():
    return np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 10.5 for w = 1, b = -2, C = 10."""
    assert_unchanged(student.svm_primal_objective, np.array([1.0]), -2.0, *points(), 10.0)
    got = student.svm_primal_objective(np.array([1.0]), -2.0, *points(), 10.0)
    assert_close(got, 10.5)


@pytest.mark.points(1)
def test_zeros(student):
    """Returns C n for zero weights: everybody pays 1."""
    got = student.svm_primal_objective(np.zeros(1), 0.0, *points(), 4.0)
    assert_close(got, 12.0)


@pytest.mark.points(1)
def test_slacks(student):
    """Charges slacks of 0.5 and 3 as they are: 0.5 + 10 * 3.5 for w = 1, b = -1.5, C = 10."""
    X, y = np.array([[2.0], [3.5], [5.0]]), np.array([1.0, -1.0, 1.0])
    got = student.svm_primal_objective(np.array([1.0]), -1.5, X, y, 10.0)
    assert_close(got, 0.5 + 10 * (0.5 + 3.0))


@pytest.mark.points(1)
def test_no_bonus(student):
    """Returns 2 for w = 2, b = -3: points beyond their gutter earn nothing back."""
    got = student.svm_primal_objective(np.array([2.0]), -3.0, *points(), 4.0)
    assert_close(got, 2.0)
