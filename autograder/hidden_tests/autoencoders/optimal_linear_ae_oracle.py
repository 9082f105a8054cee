"""What tests of optimal_linear_ae expect, and how they compare."""

import numpy as np

from autograder.testing import (
    as_tuple,
    assert_law,
    assert_same_subspace,
    matrix_with_singular_values,
)

FOUR = np.array([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])
# Singular values 15 and 5; the right singular vectors are (3, 4)/5 and (4, -3)/5.
TILTED = np.array([[9.0, 12.0, 0.0], [4.0, -3.0, 0.0]])
BLANK = np.array([[2.0, 0.0], [4.0, 0.0], [3.0, 0.0]])  # s = 0 belongs to the best two, too
VALUES = (9.0, 5.0, 2.0, 1.0)


def drawn(seed, name):
    """Return data with known singular values, and the centred of them first."""
    rng = np.random.default_rng(seed(name))
    for n, d in ((7, 4), (12, 5), (4, 9), (5, 5)):
        yield matrix_with_singular_values(rng, n, d, VALUES)


def centred(seed, name):
    for X in drawn(seed, name):
        yield X - X.mean(axis=0)


def assert_finds_subspace(student, calls):
    """Assert the span of the encoder's rows; any basis of it is right."""

    def law(answer, X, k):
        right = np.linalg.svd(X)[2][:k]
        assert_same_subspace(as_tuple(answer, 3)[0], right, rows=True)

    assert_law(student.optimal_linear_ae, calls, law)
