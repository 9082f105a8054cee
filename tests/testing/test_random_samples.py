"""Samples have the structure that their names promise, for many seeds."""

import numpy as np
import pytest

from autograder.testing import (
    low_rank_plus_noise,
    mixed_sources,
    mixture_parameters,
    repeated_rows,
    separated_blobs,
)


@pytest.fixture(params=range(5))
def rng(request):
    return np.random.default_rng(request.param)


def distances(X):
    return np.linalg.norm(X[:, np.newaxis] - X, axis=2)


@pytest.mark.parametrize(("sizes", "d"), [([5, 1, 8], 2), ([4, 4], 1), ([3] * 9, 2), ([2] * 5, 50)])
def test_blobs_are_far_apart(rng, sizes, d):
    X, labels, centers = separated_blobs(rng, sizes, d, gap=5.0)
    assert np.bincount(labels).tolist() == sizes
    assert X.shape == (sum(sizes), d)
    assert np.linalg.norm(X - centers[labels], axis=1).max() <= 1 + 1e-9
    apart = distances(centers) + 1e9 * np.eye(len(sizes))
    assert apart.min() >= 5 - 1e-9
    together, D = labels[:, np.newaxis] == labels, distances(X)
    assert D[together].max() < D[~together].min()
    assert labels.tolist() != sorted(labels.tolist())


def test_centres_are_not_on_the_axes(rng):
    centers = separated_blobs(rng, [1, 1, 1], 2)[2]
    assert np.all(np.abs(np.diff(centers, axis=0)) > 1e-6)
    assert np.abs(centers).min() > 1e-6


def test_points_fill_the_ball():
    X, labels, centers = separated_blobs(np.random.default_rng(0), [4000], 3)
    radii = np.linalg.norm(X - centers[labels], axis=1)
    assert np.mean(radii**3 < 0.5) == pytest.approx(0.5, abs=0.03)


def test_rows_are_repeated(rng):
    for n, distinct in [(9, 3), (5, 5), (4, 1)]:
        X, which = repeated_rows(rng, n, 2, distinct)
        assert X.shape == (n, 2)
        assert np.unique(which).tolist() == list(range(distinct))
        equal = (X[:, np.newaxis] == X).all(axis=2)
        assert (equal == (which[:, np.newaxis] == which)).all()
    assert any(repeated_rows(rng, 9, 2, 3)[1][0] for _ in range(20))  # in random order
    for distinct in (0, 10):
        with pytest.raises(ValueError, match="cannot hold"):
            repeated_rows(rng, 9, 2, distinct)


def test_mixtures(rng):
    weights, means, covs = mixture_parameters(rng, 4, 3, gap=7.0, low=0.1, high=0.2)
    assert np.isclose(weights.sum(), 1)
    assert weights.min() >= 0.5 / 4
    assert len(np.unique(weights)) == 4
    assert (distances(means) + 1e9 * np.eye(4)).min() >= 7 - 1e-9
    eigenvalues = np.linalg.eigvalsh(covs)
    assert 0.1 - 1e-9 <= eigenvalues.min() < eigenvalues.max() <= 0.2 + 1e-9
    assert (covs == covs.swapaxes(1, 2)).all()
    assert mixture_parameters(rng, 1, 1)[2].shape == (1, 1, 1)


def test_sources_are_independent_and_mixed(rng):
    laws = ("uniform", "laplace", "signs", "normal")
    X, sources, A = mixed_sources(rng, 20_000, laws, condition=5.0)
    assert np.allclose(X, sources @ A.T)
    assert np.isclose(np.linalg.cond(A), 5.0)
    covariance = np.cov(sources, rowvar=False)
    assert np.allclose(covariance, np.eye(4), atol=0.06)
    assert np.allclose(sources.mean(axis=0), 0, atol=0.05)
    sizes = np.abs(sources).mean(axis=0)
    assert np.allclose(sizes, np.sqrt([0.75, 0.5, 1.0, 2 / np.pi]), rtol=0.03)


def test_noise_over_a_low_rank():
    rng = np.random.default_rng(3)
    exact = low_rank_plus_noise(rng, 60, 8, [90.0, 40.0], noise=0.0)
    assert np.allclose(np.linalg.svd(exact)[1][:3], [90, 40, 0])
    noisy = low_rank_plus_noise(rng, 60, 8, [90.0, 40.0], noise=0.5)
    values = np.linalg.svd(noisy)[1]
    assert values[1] > 30
    assert 1 < values[7] <= values[2] < 0.5 * (np.sqrt(60) + np.sqrt(8)) * 1.2
