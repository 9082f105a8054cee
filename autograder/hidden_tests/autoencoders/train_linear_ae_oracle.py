"""What tests of train_linear_ae expect, and how they compare."""

import numpy as np

from autograder.hidden_tests.autoencoders.encoder_laws import (
    walk_by_recipe,
)
from autograder.testing import (
    as_tuple,
    assert_agrees,
    assert_close,
)

FOUR = np.array([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])


def drawn(seed, name, n, d, shift=0.0):
    """Return data that are centred, but for a shift."""
    X = np.random.default_rng(seed(name)).normal(size=(n, d))
    return X - X.mean(axis=0) + shift


def assert_matrices(got, expected):
    """Assert encoder and decoder, the first two of three results."""
    for place, name in enumerate(("W_enc", "W_dec")):
        part = as_tuple(got, 3)[place]
        assert_close(part, expected[place], rtol=1e-6, atol=1e-9, what=name)


def assert_follows(student, calls, **settings):
    """Assert calls, with generators of their own, against the recipe."""
    assert_agrees(student.train_linear_ae, walk_by_recipe, calls, **settings)
