"""Self-checks of hybrid_predict: the worked example, features of users and of items."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
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


@pytest.mark.points(1)
def test_together(student):
    """Adds features to members with tastes of two traits, also of the type uint8."""
    Z, W = np.array([[1.0, 20.0], [10.0, 1.0]]), np.array([[2.0, 30.0], [20.0, 4.0]])
    call = Z, W, 1.0, np.array([200.0, 3.0]), np.array([100.0, 7.0])
    rest = np.array([2.0]), np.array([[[1.0], [2.0]], [[3.0], [4.0]]])
    right = [[705.0, 322.0], [150.0, 323.0]]
    assert_close(student.hybrid_predict(*call, *rest), right, what="all together")
    small = [np.asarray(part).astype(np.uint8) for part in (*call, *rest)]
    assert_close(student.hybrid_predict(*small), right, what="all together, of uint8")
