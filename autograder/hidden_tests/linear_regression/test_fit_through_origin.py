"""Hidden tests of linear_regression/fit_through_origin; first docstring lines are shown."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import as_number, assert_close, assert_unchanged, require


@pytest.mark.points(1)
def test_minimises_the_squared_error(student, reference, seed):
    """Returns the slope with the smallest squared error: what is left over is orthogonal to x."""
    x, y = np.array([1.0, 2.0, 3.0]), np.array([2.0, 3.0, 4.0])
    assert_close(student.fit_through_origin(x, y), 10 / 7)
    rng = np.random.default_rng(seed("lines"))
    for n, slope in [(1, 2.0), (2, -3.0), (20, -0.7), (30, -50.0), (50, 40.0)]:
        x = rng.normal(loc=1.0, size=n)
        y = slope * x + 5.0 + rng.normal(size=n)
        w = as_number(student.fit_through_origin(x, y))
        assert_close(w, reference.fit_through_origin(x, y))
        scale = np.linalg.norm(x) * np.linalg.norm(y)
        require(abs(x @ (y - w * x)) <= 1e-8 * scale, "The residual is not orthogonal to x.")
    assert_unchanged(student.fit_through_origin, x, y)


@pytest.mark.points(1)
def test_refuses_only_zeros(student):
    """Raises ValueError only if x is all zeros: a single zero, a sum of 0, or a tiny x is fine."""
    assert_close(student.fit_through_origin(np.array([0.0, 2.0]), np.array([9.0, -6.0])), -3.0)
    y = np.array([1.0, 3.0, 5.0])
    assert_close(student.fit_through_origin(np.array([1e-13, -2e-13, 0.0]), y), -1e13)
    assert_close(student.fit_through_origin(np.array([0.0, 2.0, 0.0]), y), 1.5)
    assert_close(student.fit_through_origin(np.array([1.0, -1.0]), y[:2]), -1.0)
    for n in (1, 2, 7):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.fit_through_origin(np.zeros(n), np.arange(1.0, n + 1))


@closer_look(data=strategies.equal_vectors(2))
def agrees_with_the_reference(student, reference, data):
    x, y = data
    if x.any():
        expected = reference.fit_through_origin(x, y)
        assert_close(student.fit_through_origin(x, y), expected, atol=1e-9)
    else:
        with suppress(ValueError):
            student.fit_through_origin(x, y)
            require(False, "No ValueError, although x holds only zeros.")
