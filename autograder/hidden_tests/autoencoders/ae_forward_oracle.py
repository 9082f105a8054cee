"""What tests of ae_forward expect, and how they compare."""

import numpy as np

from autograder.hidden_tests.autoencoders.encoder_laws import (
    SHAPES,
    entry,
    network,
    through_by_units,
)
from autograder.testing import (
    assert_cases,
)

LOGS = {
    "W1": np.log([[3.0, 1.0], [2.0, 9.0]]),
    "b1": np.log([1.0, 4.0]),
    "W2": np.log([[16.0, 1.0], [1.0, 1.0]]),
    "b2": np.log([1 / 2, 4.0]),
}
POINTS = np.array([[1.0, 0.0], [0.0, 0.0]])
READERS = {"Z": entry("Z", "X_hat"), "X_hat": entry("X_hat", "Z")}


def far(*sums):
    """Return an autoencoder and a sample whose sums before both sigmoids are these numbers."""
    k = len(sums)
    params = {"W1": np.zeros((1, k)), "b1": np.array(sums), "W2": np.zeros((k, k)),
              "b2": np.array(sums)[::-1]}  # fmt: skip
    return {**params, "W1": np.zeros((k, k))}, np.zeros((1, k))


def drawn(seed, name):
    rng = np.random.default_rng(seed(name))
    return [(network(rng, d, k, 2.0), rng.normal(size=(n, d))) for n, d, k in SHAPES]


def assert_entry(student, seed, key, by_hand):
    """Assert codes or reconstructions, by hand and for all shapes."""
    cases = [((LOGS, POINTS), by_hand), ((LOGS, POINTS[1:]), by_hand[1:])]
    cases += [(call, through_by_units(*call)[key]) for call in drawn(seed, key)]
    assert_cases(student.ae_forward, cases, atol=1e-12, read=READERS[key], what=f"`{key}`")
