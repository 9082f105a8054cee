"""Self-checks of gmm_m_step: the worked example, a component that owns nothing, reg."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Finds means 2/3 and 10/3 and variances 0.8889 for points 0, 2, 4, the middle one shared."""
    X, R = np.array([[0.0], [2.0], [4.0]]), np.array([[1.0, 0.0], [0.5, 0.5], [0.0, 1.0]])
    assert_unchanged(student.gmm_m_step, X, R, 0.0)
    weights, means, covs = as_tuple(student.gmm_m_step(X, R, 0.0), 3)
    assert_close(weights, [0.5, 0.5], what="the weights")
    assert_close(means, [[2 / 3], [10 / 3]], what="the means")
    assert_close(covs, [[[8 / 9]], [[8 / 9]]], what="the covariances")


@pytest.mark.points(2)
def test_unequal_shares(student):
    """Has weights that are not all equal, and covariances that are not diagonal."""
    X = np.array([[0.0, 0.0], [2.0, 2.0], [2.0, 4.0], [6.0, 1.0]])
    R = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    weights, means, covs = as_tuple(student.gmm_m_step(X, R, 0.5), 3)
    assert_close(weights, [0.75, 0.25], what="the weights")
    assert_close(means, [[4 / 3, 2.0], [6.0, 1.0]], what="the means")
    first = np.array([[8 / 9 + 0.5, 4 / 3], [4 / 3, 8 / 3 + 0.5]])
    assert_close(covs, [first, 0.5 * np.eye(2)], what="the covariances", atol=1e-12)


@pytest.mark.points(2)
def test_empty_component(student):
    """Has weight 0, mean 0 and reg times the identity for a component that owns nothing."""
    X, R = np.array([[1.0, 2.0], [3.0, 5.0]]), np.array([[1.0, 0.0], [1.0, 0.0]])
    weights, means, covs = as_tuple(student.gmm_m_step(X, R), 3)
    assert_close(weights, [1.0, 0.0], what="the weights")
    assert_close(means, [[2.0, 3.5], [0.0, 0.0]], what="the means")
    full = [[1.0 + 1e-6, 1.5], [1.5, 2.25 + 1e-6]]
    assert_close(covs, [full, 1e-6 * np.eye(2)], what="the covariances", atol=1e-15)


@pytest.mark.points(1)
def test_far_from_zero_and_int8(student):
    """Loses nothing far from zero, nor with points of int8."""
    X, R = np.array([[-100], [100], [50]]), np.array([[0.5, 0.5], [0.5, 0.5], [0.0, 1.0]])
    for points, shift in ((X + 2.0**27, 2.0**27), (X.astype(np.int8), 0.0)):
        _, means, covs = as_tuple(student.gmm_m_step(points, R, 0.0), 3)
        assert_close(means, [[shift], [shift + 25.0]], what="the means", atol=1e-9)
        assert_close(covs, [[[1e4]], [[5625.0]]], what="the covariances")
