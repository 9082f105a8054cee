"""Self-checks of momentum_descent: the worked example, no momentum, and the shape."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def identity(w):
    """Return w, the gradient of w @ w / 2."""
    return w


@pytest.mark.points(2)
def test_worked_example(student):
    """Goes 8, 4, 1, -0.25 for the gradient w, lr = 0.5 and beta = 0.25."""
    path = student.momentum_descent(identity, np.array([8.0]), 0.5, 0.25, 3)
    assert_close(path, [[8], [4], [1], [-0.25]])


@pytest.mark.points(1)
def test_without_momentum(student):
    """Goes 8, 4, 2, 1 for beta = 0."""
    path = student.momentum_descent(identity, np.array([8.0]), 0.5, 0.0, 3)
    assert_close(path, [[8], [4], [2], [1]])


@pytest.mark.points(1)
def test_shape(student):
    """Leaves w0 as it was, and returns it alone for n_iter = 0."""
    w0 = np.array([3.0, 4.0])
    assert_unchanged(student.momentum_descent, identity, w0, 0.5, 0.25, 3)
    assert_close(student.momentum_descent(identity, w0, 0.5, 0.25, 0), [[3, 4]])
