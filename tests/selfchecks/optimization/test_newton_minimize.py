"""Self-checks of newton_minimize: the worked example, quadratics, a singular Hessian."""

import numpy as np
import pytest
from numpy.linalg import LinAlgError
from selfchecks.testing import assert_close


def grad(w):
    """Return the gradient of the sum of w - log(w)."""
    return 1 - 1 / w


def hess(w):
    """Return the Hessian that belongs to it."""
    return np.diag(1 / w**2)


@pytest.mark.points(2)
def test_worked_example(student):
    """Goes 0.5, 0.75, 0.9375 for w - log(w), and on to its minimum at 1."""
    for n_iter, expected in [(0, 0.5), (1, 0.75), (2, 0.9375), (50, 1.0)]:
        w = student.newton_minimize(grad, hess, np.array([0.5]), n_iter)
        assert_close(w, [expected], rtol=1e-6)


@pytest.mark.points(1)
def test_quadratic(student):
    """Needs one step for a quadratic, however its weights are coupled."""
    A, b = np.array([[2.0, 1.0], [1.0, 3.0]]), np.array([4.0, 7.0])
    w = student.newton_minimize(lambda w: A @ w - b, lambda w: A, np.array([9.0, -9.0]), 1)
    assert_close(w, [1, 2], rtol=1e-6)


@pytest.mark.points(2)
def test_singular(student):
    """Raises LinAlgError for a Hessian of zeros, but returns a start that is stationary already."""

    def zeros(w):
        return np.zeros((2, 2))

    with pytest.raises(LinAlgError):
        student.newton_minimize(lambda w: np.ones(2), zeros, np.zeros(2))
    assert_close(student.newton_minimize(lambda w: 0 * w, zeros, np.ones(2)), [1, 1])
