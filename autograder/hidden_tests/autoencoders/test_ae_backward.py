"""Hidden tests of autoencoders/ae_backward; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.ae_backward_oracle import (
    BY_HAND,
    CACHE,
    TARGET,
    TWO,
    X,
    assert_single_samples,
    assert_slopes,
    drawn,
)
from autograder.hidden_tests.autoencoders.encoder_laws import (
    SHAPES,
    assert_takes_integers,
)
from autograder.testing import (
    Case,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


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
    ends = {"Z": np.array([[0.0, 1.0], [0.5, 0.25]]), "X_hat": np.array([[0.0, 1.0], [1.0, 1.0]])}
    other = TWO, X, CACHE, TARGET
    settings = {"atol": 1e-9}
    for places, target in (([0, 1], TARGET / 4), ([3], TARGET)):
        call = whole, 50 * X, CACHE, target
        assert_takes_integers(student.ae_backward, call, places, other, **settings)
    call = whole, TARGET, ends, TARGET[::-1]
    kinds = "int64", "int8", "uint8"
    assert_takes_integers(student.ae_backward, call, [1, 3], other, kinds, **settings)
    calls = [(TWO, X, CACHE, TARGET), (TWO, TARGET, CACHE), *(call for call, _ in cases)]
    assert_leaves_arguments(student.ae_backward, calls)


@pytest.mark.points(1)
def test_targets(student, seed):
    """Aims at the target if there is one, and not at what went in."""
    cases = [((TWO, X, CACHE, TARGET), BY_HAND), *drawn(seed, "target", SHAPES, with_target=True)]
    steep = {**BY_HAND, "W1": 1000 * BY_HAND["W1"]}
    cases.append(Case((TWO, 1000 * X, CACHE, TARGET), steep, label="steep slopes"))
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
