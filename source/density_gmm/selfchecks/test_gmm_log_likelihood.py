"""Self-checks of gmm_log_likelihood: the worked example, far points, a mean and not a sum."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def mixture():
    return np.array([0.25, 0.75]), np.array([[0.0], [2.0]]), np.array([[[1.0]], [[4.0]]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Is -1.7358 for the points 0 and 2, and the same for both twice over."""
    X = np.array([[0.0], [2.0]])
    assert_unchanged(student.gmm_log_likelihood, X, *mixture())
    near = np.array([[1.0, np.exp(-2.0)], [np.exp(-0.5), 1.0]])
    rows = (0.25 * near[0] + 0.375 * near[1]) / np.sqrt(2 * np.pi)
    right = np.mean(np.log(rows))
    assert_close(student.gmm_log_likelihood(X, *mixture()), right, rtol=1e-8)
    assert_close(student.gmm_log_likelihood(np.vstack([X, X]), *mixture()), right, rtol=1e-8)


@pytest.mark.points(2)
def test_far_point(student):
    """Is finite at 1000, where the second component is all there is."""
    got = student.gmm_log_likelihood(np.array([[1000.0]]), *mixture())
    right = np.log(0.75 / 2) - np.log(2 * np.pi) / 2 - 998.0**2 / 8
    assert_close(got, right, rtol=1e-8)
    both = student.gmm_log_likelihood(np.array([[1000.0], [2.0]]), *mixture())
    near = np.log((0.25 * np.exp(-2.0) + 0.375) / np.sqrt(2 * np.pi))
    assert_close(both, (right + near) / 2, rtol=1e-8, what="the result for a far and a near point")


@pytest.mark.points(1)
def test_one_component(student):
    """Is the mean log density of a Gaussian for one component and three points."""
    X, one = np.array([[0.0], [1.0], [3.0]]), (np.ones(1), np.array([[1.0]]), np.ones((1, 1, 1)))
    right = -np.log(2 * np.pi) / 2 - (1.0 + 0.0 + 4.0) / 6
    assert_close(student.gmm_log_likelihood(X, *one), right, rtol=1e-8)
