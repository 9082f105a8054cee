"""Distributions that add up to exactly 1, tables without rare cells, and sums that are not 1."""

import numpy as np

from autograder.testing import probability_table

BROKEN_SUMS = {
    "a sum above 1": (0.75, 0.5),
    "a sum below 1": (0.5, 0.25),
    "a sum just above 1": (0.5, 0.5 + 1e-6),
    "a sum just below 1": (0.5, 0.5 - 1e-6),
    "counts": (3.0, 1.0),
    "equal counts": (2.0, 2.0),
    "counts of 1": (1.0, 1.0),
    "zeros": (0.0, 0.0),
}
"""Two numbers each, none negative."""


def exact_shares(rng, k):
    """Draw k positive probabilities that add up to 1 without any rounding."""
    return (1 + rng.multinomial(64 - k, np.full(k, 1 / k))) / 64


def full_table(rng, *shape):
    """Draw a joint distribution in which no cell is rare."""
    return (probability_table(rng, *shape) + 1 / np.prod(shape)) / 2
