"""Self-checks of collapse_linear: the worked example, and two units whose order matters."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Makes 6 x + 8 of 2 x + 1 and 3 z + 5."""
    params = [(np.array([[2.0]]), np.array([1.0])), (np.array([[3.0]]), np.array([5.0]))]
    assert_unchanged(student.collapse_linear, params)
    W, b = student.collapse_linear(params)
    assert_close(W, np.array([[6.0]]), what="W")
    assert_close(b, np.array([8.0]), what="b")


@pytest.mark.points(1)
def test_order(student):
    """Multiplies the weights in the order of the layers."""
    first, second = np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([[1.0, 0.0], [3.0, 1.0]])
    W, b = student.collapse_linear([(first, np.ones(2)), (second, np.zeros(2))])
    assert_close(W, np.array([[7.0, 2.0], [3.0, 1.0]]), what="W")
    assert_close(b, np.array([4.0, 1.0]), what="b")
