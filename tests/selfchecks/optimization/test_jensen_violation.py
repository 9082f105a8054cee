"""Self-checks of jensen_violation: a convex and a concave parabola, and the recipe."""

import numpy as np
import pytest
from selfchecks.testing import as_number, assert_close, require

ENDS = np.array([[0.0], [1.0]])


@pytest.mark.points(1)
def test_convex(student, open_function):
    """Is not positive for the convex parabola w**2."""
    f = open_function("quadratic", np.array([[2.0]]), np.zeros(1))
    answer = as_number(student.jensen_violation(f, ENDS, 50, np.random.default_rng(0)))
    require(answer <= 1e-12, "It is positive, though no chord of w**2 lies below the graph.")


@pytest.mark.points(1)
def test_concave(student, open_function):
    """Is positive for -w**2, where every chord lies below the graph."""
    f = open_function("quadratic", np.array([[-2.0]]), np.zeros(1))
    answer = as_number(student.jensen_violation(f, ENDS, 50, np.random.default_rng(0)))
    require(answer > 0.2, "It is not positive enough: the graph of -w**2 rises 0.25 above a chord.")


@pytest.mark.points(1)
def test_recipe(student, open_function):
    """Gives -0.188330 for w**2 and the one pair that default_rng(1) draws, points 1 and 3."""
    f = open_function("quadratic", np.array([[2.0]]), np.zeros(1))
    X = np.array([[0.0], [1.0], [3.0], [7.0]])
    answer = student.jensen_violation(f, X, 1, np.random.default_rng(1))
    assert_close(answer, -0.18832983, atol=1e-6)
