"""Self-checks of dense_backward: the worked example, shapes, square weights."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives dX = (7, 14), dW = 13 and db = 3 for the example of the text."""
    call = np.array([[1.0], [2.0]]), np.array([[3.0], [5.0]]), np.array([[7.0]])
    assert_unchanged(student.dense_backward, *call)
    dX, dW, db = student.dense_backward(*call)
    assert_close(dX, np.array([[7.0], [14.0]]), what="dX")
    assert_close(dW, np.array([[13.0]]), what="dW")
    assert_close(db, np.array([3.0]), what="db")


@pytest.mark.points(2)
def test_two_by_two(student):
    """Transposes what must be transposed where every shape would fit."""
    dZ, X, W = (
        np.array([[1.0, 0.0], [0.0, 10.0]]),
        np.array([[1.0, 2.0], [3.0, 4.0]]),
        np.array([[5.0, 6.0], [7.0, 8.0]]),
    )
    dX, dW, db = student.dense_backward(dZ, X, W)
    assert_close(dX, np.array([[5.0, 7.0], [60.0, 80.0]]), what="dX")
    assert_close(dW, np.array([[1.0, 30.0], [2.0, 40.0]]), what="dW")
    assert_close(db, np.array([1.0, 10.0]), what="db")


@pytest.mark.points(1)
def test_one_unit(student):
    """Gives (2, 1) slopes by the weights of one unit with two inputs, and of integers decimals."""
    dZ, X, W = np.array([[0.5], [1.0]]), np.array([[3, 1], [5, 2]]), np.array([[7], [-2]])
    dX, dW, db = student.dense_backward(dZ, X, W)
    assert_close(dX, np.array([[3.5, -1.0], [7.0, -2.0]]), what="dX")
    assert_close(dW, np.array([[6.5], [2.5]]), what="dW")
    assert_close(db, np.array([1.5]), what="db")
