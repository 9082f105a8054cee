"""Hidden tests of autoencoders/ae_backward; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import (
    KEYS,
    SHAPES,
    assert_takes_integers,
    entry,
    network,
    slopes_by_units,
    through_by_units,
)
from autograder.testing import (
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

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
    """Return calls on drawn autoencoders, and the slopes by all of their numbers."""
    rng, cases = np.random.default_rng(seed(name)), []
    for n, d, k in shapes:
        params, X = network(rng, d, k), rng.uniform(size=(n, d))
        target = rng.uniform(size=(n, d)) if with_target else X
        call = params, X, through_by_units(params, X), *([target] if with_target else [])
        cases.append((call, slopes_by_units(params, X, target)))
    return cases


def assert_slopes(student, cases, keys=KEYS):
    """Assert the slopes by some of the four arrays."""
    for key in keys:
        chosen = [(call, right[key]) for call, right in cases]
        assert_cases(
            student.ae_backward, chosen, scaled_atol=1e-9, read=READERS[key], what=f"`{key}`"
        )


def assert_single_samples(student, seed, key):
    """Assert the slopes by one array, for single samples that are their own targets."""
    cases = drawn(seed, key, [(1, 4, 2), (1, 3, 3), (1, 2, 5), (1, 1, 1)], with_target=False)
    assert_slopes(student, [(ONE_CALL, ONE_BY_HAND), *cases], [key])


@pytest.mark.points(1)
def test_first_weights(student, seed):
    """Has the slopes by W1 of a single sample."""
    assert_single_samples(student, seed, "W1")


@pytest.mark.points(1)
def test_first_biases(student, seed):
    """Has the slopes by b1 of a single sample."""
    assert_single_samples(student, seed, "b1")


@pytest.mark.points(1)
def test_second_weights(student, seed):
    """Has the slopes by W2 of a single sample."""
    assert_single_samples(student, seed, "W2")


@pytest.mark.points(1)
def test_second_biases(student, seed):
    """Has the slopes by b2 of a single sample."""
    assert_single_samples(student, seed, "b2")


@pytest.mark.points(1)
def test_many_samples(student, seed):
    """Averages over samples; takes integers, and leaves params, cache and samples alone."""
    cases = drawn(seed, "many", SHAPES, with_target=False)
    assert_slopes(student, cases, ["W2", "b2"])
    whole = {key: 3 * array for key, array in TWO.items()}
    ends = {"Z": np.array([[0.0, 1.0], [1.0, 0.0]]), "X_hat": np.array([[0.0, 1.0], [1.0, 1.0]])}
    call, other = (whole, 50 * X, CACHE, TARGET), (TWO, X, CACHE, TARGET)
    settings = {"atol": 1e-9}
    for places in ([0, 1], [3]):
        assert_takes_integers(student.ae_backward, call, places, other, **settings)
    call = whole, TARGET, ends, TARGET[::-1]
    kinds = "int64", "int8", "uint8"
    assert_takes_integers(student.ae_backward, call, [1, 2, 3], other, kinds, **settings)
    assert_leaves_arguments(student.ae_backward, [(TWO, X, CACHE, TARGET), (TWO, TARGET, CACHE)])


@pytest.mark.points(1)
def test_targets(student, seed):
    """Aims at the target if there is one, and not at what went in."""
    cases = [((TWO, X, CACHE, TARGET), BY_HAND), *drawn(seed, "target", SHAPES, with_target=True)]
    assert_slopes(student, cases)


@counterexample_search(
    W=strategies.matrices(2, 2, low=-2, high=2), Z=strategies.matrices(2, 2, low=0, high=4),
    X=strategies.matrices(2, 2, low=0, high=2), n=strategies.choices(1, 2),
    target=strategies.choices(True, False),
)  # fmt: skip
def agrees_with_the_reference(student, reference, W, Z, X, n, target):
    params = {"W1": W.T, "b1": W[0], "W2": W, "b2": W[1]}
    cache = {"Z": Z[:n] / 4, "X_hat": Z[::-1][:n] / 4}
    call = params, X[:n] / 2, cache, *([X[::-1][:n] / 2] if target else [])
    assert_close(student.ae_backward(*call), reference.ae_backward(*call), atol=1e-9)
