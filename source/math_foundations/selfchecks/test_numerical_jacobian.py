"""Self-checks of numerical_jacobian: the worked example, a single output."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives [[3, 2], [4, 0], [1, 1]] for f(x) = (x_1 x_2, x_1**2, x_1 + x_2) at (2, 3)."""
    x = np.array([2.0, 3.0])
    f = lambda z: np.array([z[0] * z[1], z[0] ** 2, z[0] + z[1]])  # noqa: E731
    J = student.numerical_jacobian(f, x)
    assert_close(J, np.array([[3.0, 2.0], [4.0, 0.0], [1.0, 1.0]]), atol=1e-6)
    assert_unchanged(student.numerical_jacobian, f, x)


@pytest.mark.points(1)
def test_single_output(student):
    """Gives [[12, 4]], of shape (1, 2), for f(x) = x_1**2 * x_2 at (2, 3)."""
    J = student.numerical_jacobian(lambda z: float(z[0] ** 2 * z[1]), np.array([2.0, 3.0]))
    assert_close(J, np.array([[12.0, 4.0]]), atol=1e-6)
