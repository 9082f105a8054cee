"""Self-checks of polynomial_kernel: the worked example, factors, shapes."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

A, B = np.array([[1.0, 2.0], [0.0, -1.0]]), np.array([[3.0, 1.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 36 and 0 for degree 2, 216 and 0 for degree 3, one row for each row of A."""
    assert_unchanged(student.polynomial_kernel, A, B)
    assert_close(student.polynomial_kernel(A, B), [[36.0], [0.0]], atol=1e-9)
    assert_close(student.polynomial_kernel(A, B, 3), [[216.0], [0.0]], atol=1e-9)


@pytest.mark.points(1)
def test_factors(student):
    """Returns (3 + 0.5 x.z)^2 for gamma = 0.5, coef0 = 3; and -6.5, -9.5 without the square."""
    assert_close(student.polynomial_kernel(A, B, 2, 0.5, 3.0), [[30.25], [6.25]])
    for degree in (1, 3):
        right = [[(-6.5) ** degree], [(-9.5) ** degree]]
        assert_close(student.polynomial_kernel(A, B, degree, 0.5, -9.0), right)


@pytest.mark.points(1)
def test_linear(student):
    """Returns the inner products for degree 1 and coef0 = 0."""
    assert_close(student.polynomial_kernel(A, A, 1, 1.0, 0.0), [[5.0, -2.0], [-2.0, 1.0]])
