"""Self-checks of numerical_gradient: the worked example, an integer x, the number of calls."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (12, 4) for f(x) = x_1**2 * x_2 at (2, 3)."""
    x = np.array([2.0, 3.0])
    f = lambda z: z[0] ** 2 * z[1]  # noqa: E731
    assert_close(student.numerical_gradient(f, x), [12.0, 4.0], atol=1e-6)
    assert_unchanged(student.numerical_gradient, f, x)


@pytest.mark.points(1)
def test_integers(student):
    """Gives 12 for f(x) = x**3 at the integer 2, and 12.25 with h = 1/2."""
    assert_close(student.numerical_gradient(lambda z: z[0] ** 3, np.array([2])), [12], atol=1e-6)
    assert_close(student.numerical_gradient(lambda z: z[0] ** 3, np.array([2]), 0.5), [12.25])


@pytest.mark.points(1)
def test_number_of_calls(student):
    """Calls f six times for three variables."""
    calls = []
    student.numerical_gradient(lambda z: calls.append(1) or float(z.sum()), np.ones(3))
    assert len(calls) == 6, f"f was called {len(calls)} times, 2 * 3 are needed"
