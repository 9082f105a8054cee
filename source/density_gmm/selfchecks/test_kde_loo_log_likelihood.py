"""Self-checks of kde_loo_log_likelihood: the worked example, a far point, equal points, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Is -2.5126 for the points 3, 0, 1 and h = 1."""
    x = np.array([3.0, 0.0, 1.0])
    assert_unchanged(student.kde_loo_log_likelihood, x, 1.0)
    assert_close(student.kde_loo_log_likelihood(x, 1.0), -2.512601400366914, rtol=1e-8)


@pytest.mark.points(2)
def test_far_point(student):
    """Stays finite where one point is far from all others."""
    got = student.kde_loo_log_likelihood(np.array([0.0, 1.0, 1000.0]), 0.5)
    bump = -np.log(0.5 * np.sqrt(2 * np.pi))
    logs = [-2 - np.log(2), -2 - np.log(2), -2 * 999.0**2 - np.log(2)]
    assert_close(got, np.mean(logs) + bump)


@pytest.mark.points(1)
def test_int8(student):
    """Takes points of int8, whose differences leave that type."""
    got = student.kde_loo_log_likelihood(np.int8([-100, 100]), 200.0)
    assert_close(got, -0.5 - np.log(200 * np.sqrt(2 * np.pi)), what="the result for int8")


@pytest.mark.points(2)
def test_equal_points_and_errors(student):
    """Counts an equal point as another one, and raises ValueError for a single point or h = 0."""
    got = student.kde_loo_log_likelihood(np.array([2.0, 2.0]), 3.0)
    assert_close(got, -np.log(3.0 * np.sqrt(2 * np.pi)))
    for x, h in (([1.0], 1.0), ([1.0, 2.0], 0.0), ([1.0, 2.0], -1.0)):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.kde_loo_log_likelihood(np.array(x), h)
