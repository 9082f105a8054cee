"""What tests of train_autoencoder expect, and how they compare."""

import numpy as np

from autograder.hidden_tests.autoencoders.encoder_laws import (
    network,
)

ZEROS = {"W1": np.zeros((1, 1)), "b1": np.zeros(1), "W2": np.zeros((1, 1)), "b2": np.zeros(1)}
SMALL = {"W1": np.array([[1.0], [-2.0]]), "b1": np.zeros(1), "W2": np.array([[0.5, 2.0]])}
SMALL["b2"] = np.array([0.5, -1.0])
X = np.array([[1.0, 0.0], [0.25, 1.0], [0.0, 0.75]])


def drawn(seed, name, n, d, k, *settings, noise=()):
    """Return a call on drawn numbers and samples, with a generator of its own."""
    rng = np.random.default_rng(seed(name))
    start, samples = network(rng, d, k), rng.uniform(size=(n, d))
    return start, samples, *settings, np.random.default_rng(seed(f"{name} draws")), *noise


def fixed(*settings, start=3, noise=()):
    return SMALL, X, *settings, np.random.default_rng(start), *noise
