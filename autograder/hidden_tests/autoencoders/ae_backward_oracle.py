"""What tests of ae_backward expect, and how they compare."""

import numpy as np

from autograder.hidden_tests.autoencoders.encoder_laws import (
    KEYS,
    entry,
    network,
    slopes_by_units,
    through_by_units,
)
from autograder.testing import assert_cases, assert_close

TWO = {"W1": np.ones((2, 2)), "b1": np.zeros(2), "b2": np.ones(2)}
TWO["W2"] = np.array([[4.0, 0.0], [8.0, -4.0]])
CACHE = {"Z": np.array([[0.5, 0.5], [0.5, 0.25]]), "X_hat": np.array([[0.25, 0.5], [0.5, 1.0]])}
X, TARGET = np.array([[0.0, 2.0], [1.0, 0.0]]), np.array([[0.0, 0.0], [1.0, 1.0]])
BY_HAND = {
    "W1": np.array([[-0.25, -0.375], [0.25, 0.0]]),
    "b1": np.array([-0.125, -0.375]),
    "W2": np.array([[-0.0625, 0.125], [0.0, 0.125]]),
    "b2": np.array([-0.125, 0.25]),
}
# One sample: dZ2 = (-0.5, 1), and Z is 0 or 1 in places where nothing passes.
ONE = {"Z": np.array([[0.5, 1.0]]), "X_hat": np.array([[0.5, 1.0]])}
ONE_CALL = TWO, np.array([[1.0, 0.0]]), ONE
ONE_BY_HAND = {
    "W1": np.array([[-0.5, 0.0], [0.0, 0.0]]),
    "b1": np.array([-0.5, 0.0]),
    "W2": np.array([[-0.25, 0.5], [-0.5, 1.0]]),
    "b2": np.array([-0.5, 1.0]),
}
READERS = {key: entry(key, *(other for other in KEYS if other != key)) for key in KEYS}


def drawn(seed, name, shapes, with_target):
    """Return calls on drawn autoencoders, and the slopes by all of their numbers.

    The first of the targets is all zeros, and so is the first of five samples or more.
    """
    rng, cases = np.random.default_rng(seed(name)), []
    for n, d, k in shapes:
        params, X = network(rng, d, k), rng.uniform(size=(n, d))
        X[: n // 5] = 0
        target = rng.uniform(size=(n, d)) * (len(cases) > 0) if with_target else X
        call = params, X, through_by_units(params, X), *([target] if with_target else [])
        cases.append((call, slopes_by_units(params, X, target)))
    return cases


def assert_slopes(student, cases, keys=KEYS, read=READERS):
    """Assert the slopes by some of the four arrays, of the same results."""

    def compare(got, right):
        for key in keys:
            atol = 1e-9 * np.abs(right[key]).max()
            assert_close(read[key](got), right[key], atol=atol, what=f"`{key}`")

    assert_cases(student.ae_backward, cases, compare=compare)


def assert_single_samples(student, seed, key):
    """Assert the slopes by one array, for single samples that are their own targets."""
    cases = drawn(seed, key, [(1, 4, 2), (1, 3, 3), (1, 2, 5), (1, 1, 1)], with_target=False)
    assert_slopes(student, [(ONE_CALL, ONE_BY_HAND), *cases], [key], {key: entry(key)})
