"""Self-checks of hybrid_predict: the worked example, features of users and of items."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (12, 21) and (6, 11)."""
    F = np.array([[[0.0], [0.0]], [[1.0], [1.0]]])
    Z, W = np.array([[2.0], [0.0]]), np.array([[1.0, 3.0]])
    call = Z, W, 10.0, np.zeros(2), np.array([0.0, 5.0]), np.array([-4.0]), F
    assert_unchanged(student.hybrid_predict, *call)
    assert_close(student.hybrid_predict(*call), [[12.0, 21.0], [6.0, 11.0]])


@pytest.mark.points(1)
def test_features(student):
    """Weighs two features of each pair: three users, two items."""
    F = np.arange(12.0).reshape(3, 2, 2)
    call = np.zeros((3, 1)), np.zeros((1, 2)), 0.0, np.zeros(3), np.zeros(2), np.array([1.0, 10.0])
    got = student.hybrid_predict(*call, F)
    assert_close(got, [[10.0, 32.0], [54.0, 76.0], [98.0, 120.0]])


@pytest.mark.points(1)
def test_biases(student):
    """Adds the bias of a user along his row, and that of an item down its column."""
    zeros = np.zeros((2, 2, 1))
    call = np.zeros((2, 1)), np.zeros((1, 2)), 1.0, np.array([10.0, 20.0]), np.array([0.1, 0.2])
    assert_close(student.hybrid_predict(*call, np.ones(1), zeros), [[11.1, 11.2], [21.1, 21.2]])
