"""Self-checks of gmm_responsibilities: the worked example, far points, equal components."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Has the rows (0.5236, 0.4764) and (0.0828, 0.9172)."""
    X, means = np.array([[0.0], [2.0]]), np.array([[0.0], [2.0]])
    weights, covs = np.array([0.25, 0.75]), np.array([[[1.0]], [[4.0]]])
    assert_unchanged(student.gmm_responsibilities, X, weights, means, covs)
    got = np.asarray(student.gmm_responsibilities(X, weights, means, covs))
    first = [0.25 / (0.25 + 0.375 * np.exp(-0.5)), 0.25 / (0.25 + 0.375 * np.exp(2.0))]
    assert_close(got, np.transpose([first, np.subtract(1, first)]), atol=1e-8)


@pytest.mark.points(2)
def test_far_points(student):
    """Gives rows with sum 1 also to points a million standard deviations away."""
    X, means = np.array([[-1e6, 0.0], [1e6, 0.0]]), np.array([[-1.0, 0.0], [1.0, 0.0]])
    got = student.gmm_responsibilities(X, np.array([0.5, 0.5]), means, np.array([np.eye(2)] * 2))
    assert_close(got, [[1.0, 0.0], [0.0, 1.0]], atol=1e-8)
    X, covs = np.array([[1e6, 0.0], [0.0, 3.0]]), np.array([[[4.0, 3.0], [3.0, 9.0]], np.eye(2)])
    got = student.gmm_responsibilities(X, np.array([0.5, 0.5]), np.zeros((2, 2)), covs)
    one = np.exp(-36 / 27 / 2) / np.sqrt(27.0)
    right = [[1.0, 0.0], [one / (one + np.exp(-4.5)), np.exp(-4.5) / (one + np.exp(-4.5))]]
    assert_close(got, right, atol=1e-8, what="the result for a far and a near point")


@pytest.mark.points(1)
def test_identical_components(student):
    """Shares points of identical components in proportion to the weights."""
    X, weights = np.array([[3.0], [-7.0], [0.0]]), np.array([0.2, 0.5, 0.3])
    got = student.gmm_responsibilities(X, weights, np.zeros((3, 1)), np.ones((3, 1, 1)))
    assert_close(got, [weights] * 3, atol=1e-8)
