"""Self-checks of predict_mf: the worked example, one bias, a square table, two traits."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def factors():
    return np.array([[2.0], [-1.0]]), np.array([[1.0, 0.0, 3.0]])


@pytest.mark.points(1)
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


@pytest.mark.points(1)
def test_two_factors(student):
    """Multiplies tables of two traits, also of uint8, and adds the mean without biases."""
    Z, W = np.array([[1.0, 20.0], [10.0, 1.0]]), np.array([[2.0, 30.0], [20.0, 4.0]])
    right = np.array([[412.0, 120.0], [50.0, 314.0]])
    assert_close(student.predict_mf(Z, W, 10.0), right, what="the mean without biases")
    small = Z.astype(np.uint8), W.astype(np.uint8), 10
    assert_close(student.predict_mf(*small), right, what="vectors of uint8")
