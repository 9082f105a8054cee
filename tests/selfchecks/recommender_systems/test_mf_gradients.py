"""Self-checks of mf_gradients: the worked example, the errors alone, a square table, strangers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

MASK = np.array([[True, False], [True, True]])


def call(empty=np.nan):
    Y = np.array([[4.0, empty], [1.0, -1.0]])
    return Y, MASK.copy(), np.array([[1.0], [2.0]]), np.array([[3.0, 0.0]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns (-4, 34) and (30, 4) for the strengths 2 and 4."""
    assert_unchanged(student.mf_gradients, *call(), 2.0, 4.0)
    dZ, dW = student.mf_gradients(*call(), 2.0, 4.0)
    assert_close(dZ, [[-4.0], [34.0]], what="dZ")
    assert_close(dW, [[30.0, 4.0]], what="dW")


@pytest.mark.points(1)
def test_errors_alone(student):
    """Returns (-6, 30) and (18, 4) without penalties, with a 77 in the empty cell."""
    dZ, dW = student.mf_gradients(*call(77.0), 0.0, 0.0)
    assert_close(dZ, [[-6.0], [30.0]], what="dZ")
    assert_close(dW, [[18.0, 4.0]], what="dW")


@pytest.mark.points(1)
def test_square(student):
    """Transposes the right factors, where all are of two rows and two columns."""
    Z, W = np.array([[1.0, 0.0], [2.0, 1.0]]), np.array([[1.0, 3.0], [0.0, 1.0]])
    dZ, dW = student.mf_gradients(np.zeros((2, 2)), np.ones((2, 2), dtype=bool), Z, W, 0.0, 0.0)
    assert_close(dZ, [[20.0, 6.0], [46.0, 14.0]], what="dZ")
    assert_close(dW, [[10.0, 34.0], [4.0, 14.0]], what="dW")


@pytest.mark.points(1)
def test_strangers(student):
    """Leaves the penalty alone to a user without ratings."""
    Y, mask, Z, W = call()
    mask[1] = False
    dZ, dW = student.mf_gradients(Y, mask, Z, W, 2.0, 4.0)
    assert_close(dZ, [[-4.0], [4.0]], what="dZ")
    assert_close(dW, [[10.0, 0.0]], atol=1e-9, what="dW")


@pytest.mark.points(1)
def test_unrated_item_and_infinity(student):
    """Leaves the penalty to an item without ratings (infinity in its cells); counts a 0."""
    Y = np.array([[0.0, np.inf], [1.0, -np.inf]])
    mask = np.array([[True, False], [True, False]])
    dZ, dW = student.mf_gradients(
        Y, mask, np.array([[1.0], [2.0]]), np.array([[3.0, 5.0]]), 2.0, 4.0
    )
    assert_close(dZ, [[20.0], [34.0]], what="dZ")
    assert_close(dW, [[38.0, 20.0]], what="dW")
