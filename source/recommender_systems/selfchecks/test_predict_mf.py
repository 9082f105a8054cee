"""Self-checks of predict_mf: the worked example, one bias alone, a square table, integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def factors():
    return np.array([[2.0], [-1.0]]), np.array([[1.0, 0.0, 3.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (13, 11, 22) and (9, 10, 12)."""
    call = *factors(), 10.0, np.array([1.0, 0.0]), np.array([0.0, 0.0, 5.0])
    assert_unchanged(student.predict_mf, *call)
    assert_close(student.predict_mf(*call), [[13.0, 11.0, 22.0], [9.0, 10.0, 12.0]])


@pytest.mark.points(1)
def test_without_biases(student):
    """Counts a bias that is None, or not given, as zeros."""
    products = np.array([[2.0, 0.0, 6.0], [-1.0, 0.0, -3.0]])
    assert_close(student.predict_mf(*factors()), products, atol=1e-9, what="no bias")
    got = student.predict_mf(*factors(), 0.0, np.array([5.0, 7.0]))
    assert_close(got, products + np.array([[5.0], [7.0]]), what="users alone")
    got = student.predict_mf(*factors(), 0.0, None, np.array([5.0, 7.0, 9.0]))
    assert_close(got, products + np.array([5.0, 7.0, 9.0]), what="items alone")


@pytest.mark.points(1)
def test_square(student):
    """Adds the bias of a user along his row, where rows and columns are equally many."""
    got = student.predict_mf(np.zeros((2, 1)), np.zeros((1, 2)), 0.0, np.array([1.0, 2.0]))
    assert_close(got, [[1.0, 1.0], [2.0, 2.0]])
