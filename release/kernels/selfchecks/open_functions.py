"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""

import numpy as np


def linear(A, B):
    """Return the inner products of all rows of A with all rows of B."""
    return A @ B.T


def polynomial(degree, A, B):
    """Return ``(1 + a . b) ** degree`` for all rows of A with all rows of B."""
    return (1.0 + A @ B.T) ** degree


def gaussian(gamma, A, B):
    """Return ``exp(-gamma * norm(a - b) ** 2)`` for all rows of A with all rows of B."""
    gaps = np.asarray(A, dtype=float)[:, np.newaxis] - B
    return np.exp(-gamma * (gaps**2).sum(axis=2))
