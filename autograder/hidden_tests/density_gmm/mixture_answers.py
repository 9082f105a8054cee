"""Comparisons of what functions of density_gmm return: Gaussians, mixtures, fits, draws."""

import numpy as np

from autograder.testing import as_array, as_tuple, assert_close, require


def assert_gaussian(got, expected):
    """Assert a mean, and a covariance by its largest entry."""
    mean, cov = as_tuple(got, 2)
    mean = as_array(mean, shape=np.shape(expected[0]), what="the mean")
    cov = as_array(cov, shape=np.shape(expected[1]), what="the covariance")
    assert_close(mean, expected[0], rtol=1e-9, atol=1e-8, what="the mean")
    atol = 1e-9 * np.max(np.abs(expected[1])) + 1e-13
    assert_close(cov, expected[1], rtol=1e-9, atol=atol, what="the covariance")


def assert_parts(got, expected, rtol=1e-9, least=0.0):
    """Assert weights, means and covariances, each by its largest entry, or by `least`."""
    parts = as_tuple(got, 3)
    for part, right, name in zip(parts, expected, ("weights", "means", "covs"), strict=True):
        part = as_array(part, shape=np.shape(right), what=name)
        atol = 0.0 if name == "weights" else rtol * np.max(np.abs(right))
        atol = max(10 * atol if name == "means" else atol, least)
        assert_close(part, right, rtol=rtol, atol=atol, what=name)


def assert_fit(got, expected, *tolerances):
    """Assert a fitted dict, all of it at 1e-7 after ten iterations and looser after more."""
    require(isinstance(got, dict), "The result is no dict.")
    for name in ("history", "weights", "means", "covs"):
        require(name in got, f"The key `{name}` is missing.")
    length = len(expected["history"])
    history = as_array(got["history"], shape=(None,), what="history")
    require(len(history) == length, "The history has not the right length.",
            f"It has {len(history)} entries, not {length}.")  # fmt: skip
    tight, loose = tolerances or ((1e-7, 1e-7) if length <= 11 else (1e-6, 1e-4))
    assert_close(history, expected["history"], rtol=tight, atol=tight, what="history")
    for name in ("weights", "means", "covs"):
        part = as_array(got[name], shape=np.shape(expected[name]), what=f"`{name}`")
        assert_close(part, expected[name], rtol=loose, atol=loose, what=f"`{name}`")


def assert_end(fit, expected):
    """Assert the parameters and the last of history, whatever came before."""
    require(isinstance(fit, dict), "The result is no dict.")
    history = as_array(fit.get("history"), shape=(None,), what="history")
    require(len(history) > 0, "The history is empty.")
    last = {**fit, "history": history[-1:]}
    assert_fit(last, {**expected, "history": expected["history"][-1:]}, 1e-6, 1e-4)


def assert_stopped(fit, X, means0, n_iter=200, tol=1e-6, *_):
    """Assert that the last iteration was the n_iter-th or the first of a small gain."""
    require(isinstance(fit, dict) and "history" in fit, "The result has no history.")
    gains = np.diff(as_array(fit["history"], shape=(None,), what="history"))
    require(1 <= len(gains) <= n_iter, "There are too many iterations, or none.")
    require((gains[:-1] >= tol).all(), "It goes on after a gain below tol.")
    require(
        len(gains) == n_iter or gains[-1] < tol,
        "It stops too early, or the last entry is missing: there are fewer than n_iter iterations, "
        "and no gain is below tol.",
        f"It stops after {len(gains)} iterations.",
    )


def assert_draws(got, expected):
    """Assert the points and their components."""
    X, z = as_tuple(got, 2)
    z = as_array(z, shape=expected[1].shape, what="z")
    require(np.array_equal(z, expected[1]), "z: other components are drawn.")
    X = as_array(X, shape=expected[0].shape, what="X")
    assert_close(X, expected[0], rtol=1e-9, atol=1e-9, what="X")


def assert_numbers_components(got, *_):
    """Assert that the components are integers, so that they can index."""
    kind = np.asarray(as_tuple(got, 2)[1]).dtype.kind
    require(kind in "iu", "z cannot be used as an index: it holds no integers.")


def read_draws(got, n, d):
    """Return points and components of the right shapes, both of them finite."""
    X, z = as_tuple(got, 2)
    X, z = as_array(X, shape=(n, d), what="X"), as_array(z, shape=(n,), what="z")
    require(np.isfinite(X).all(), "Some point is not finite.")
    return X, z
