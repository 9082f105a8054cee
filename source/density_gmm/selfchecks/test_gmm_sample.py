"""Self-checks of gmm_sample: the worked draw, correlated components, shapes."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal


@pytest.mark.points(2)
def test_worked_example(student):
    """Draws 10.2098, 8.9287 and 0.3616 from the generator with seed 0."""
    weights, means = np.array([0.25, 0.75]), np.array([[0.0], [10.0]])
    covs, rng = np.array([[[1.0]], [[4.0]]]), np.random.default_rng(0)
    X, z = as_tuple(student.gmm_sample(weights, means, covs, 3, rng), 2)
    assert_equal(np.asarray(z).tolist(), [1, 1, 0], what="z")
    assert_close(X, [[10.2098002343], [8.9286612537], [0.3615950549]], rtol=1e-7, what="X")


@pytest.mark.points(2)
def test_correlated_features(student):
    """Follows the recipe for a single component of two features, and has its covariance."""
    cov, rng = np.array([[4.0, 3.0], [3.0, 9.0]]), np.random.default_rng(1)
    call = np.array([1.0]), np.array([[5.0, -5.0]]), cov[np.newaxis], 20_000, rng
    X, z = as_tuple(student.gmm_sample(*call), 2)
    assert_equal(np.asarray(z).dtype.kind, "i", what="the kind of z")
    rng = np.random.default_rng(1)
    rng.choice(1, size=20_000, p=[1.0])
    noise = rng.standard_normal((20_000, 2))
    assert_close(np.asarray(X)[0], [2 * noise[0, 0] + 5, noise[0] @ [1.5, 6.75**0.5] - 5])
    assert_close(np.cov(np.transpose(X)), cov, atol=0.4, what="the covariance of the draws")
    assert_close(np.mean(X, axis=0), [5.0, -5.0], atol=0.1, what="the mean of the draws")


@pytest.mark.points(1)
def test_shapes(student):
    """Has shape (n, d) and (n,), also for n = 0."""
    covs = np.array([np.eye(2)] * 3)
    call = np.array([0.5, 0.0, 0.5]), np.zeros((3, 2)), covs
    for n in (0, 4):
        X, z = as_tuple(student.gmm_sample(*call, n, np.random.default_rng(2)), 2)
        assert_equal((np.shape(X), np.shape(z)), ((n, 2), (n,)), what="the shapes")
        assert_equal(bool(np.any(np.asarray(z) == 1)), False, what="whether weight 0 is drawn")
