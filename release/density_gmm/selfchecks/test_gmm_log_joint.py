"""Self-checks of gmm_log_joint: the worked example, a weight of 0, shapes, correlations."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Has the rows (-2.3052, -2.3998) and (-4.3052, -1.8998)."""
    X, means = np.array([[0.0], [2.0]]), np.array([[0.0], [2.0]])
    weights, covs = np.array([0.25, 0.75]), np.array([[[1.0]], [[4.0]]])
    assert_unchanged(student.gmm_log_joint, X, weights, means, covs)
    half = -np.log(2 * np.pi) / 2
    one, two = half + np.log(0.25), half + np.log(0.75) - np.log(2.0)
    right = [[one, two - 0.5], [one - 2.0, two]]
    assert_close(student.gmm_log_joint(X, weights, means, covs), right, rtol=1e-8)


@pytest.mark.points(2)
def test_shape_and_weight_of_zero(student):
    """Has a row for each point and a column for each component, -inf where the weight is 0."""
    X, means = np.array([[0.0, 1.0]]), np.array([[0.0, 1.0], [5.0, 5.0], [0.0, 2.0]])
    got = student.gmm_log_joint(X, np.array([0.5, 0.0, 0.5]), means, np.array([np.eye(2)] * 3))
    top = -np.log(4 * np.pi)
    assert_close(got, [[top, -np.inf, top - 0.5]], rtol=1e-8)


@pytest.mark.points(1)
def test_correlated(student):
    """Takes correlated covariances, another for each component, and integer points."""
    X, means = np.array([[4, 2], [1, 2]]), np.array([[1.0, 2.0], [0.5, 2.0]])
    covs = np.array([[[4.0, 2.0], [2.0, 5.0]], [[1.0, 0.0], [0.0, 1.0]]])
    got = student.gmm_log_joint(X, np.array([0.5, 0.5]), means, covs)
    one, two = -np.log(4 * np.pi) - np.log(16.0) / 2, -np.log(4 * np.pi)
    assert_close(got, [[one - 2.8125 / 2, two - 6.125], [one, two - 0.125]], rtol=1e-8)
