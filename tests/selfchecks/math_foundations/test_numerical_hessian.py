"""Self-checks of numerical_hessian: the worked example, symmetry, a large step."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives [[6, 4], [4, 0]] for f(x) = x_1**2 * x_2 at (2, 3)."""
    x = np.array([2.0, 3.0])
    f = lambda z: z[0] ** 2 * z[1]  # noqa: E731
    H = as_array(student.numerical_hessian(f, x), shape=(2, 2))
    assert_close(H, np.array([[6.0, 4.0], [4.0, 0.0]]), atol=6e-5)
    assert np.array_equal(H, H.T), "H differs from H.T in the last digits"
    assert_unchanged(student.numerical_hessian, f, x)


@pytest.mark.points(2)
def test_large_step(student):
    """Gives 50 for x**4 at 2 with h = 1/2, and exact symmetry for exp(x_1) x_2**3 at (1, 2)."""
    H = student.numerical_hessian(lambda z: float(z[0] ** 4), np.array([2.0]), 0.5)
    assert_close(H, np.array([[50.0]]))
    f = lambda z: float(np.exp(z[0]) * z[1] ** 3)  # noqa: E731
    H = as_array(student.numerical_hessian(f, np.array([1.0, 2.0]), 0.5), shape=(2, 2))
    assert np.array_equal(H, H.T), "H differs from H.T in the last digits: mirror one half"
