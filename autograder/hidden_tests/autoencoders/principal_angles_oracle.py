"""What tests of principal_angles expect, and how they compare."""

import math

import numpy as np

from autograder.testing import (
    orthogonal_matrix,
)

ANGLES = {"atol": 1e-6, "rtol": 0.0, "what": "the angles"}
MIX = np.array([[1.0, 3.0, 0.0], [2.0, -1.0, 1.0], [0.0, 4.0, 5.0]])


def subspaces(rng, angles, extra=1):
    """Return two matrices with orthonormal columns whose principal angles are known."""
    k = len(angles)
    Q = orthogonal_matrix(rng, 2 * k + extra)
    A, away = Q[:, :k], Q[:, k : 2 * k]
    turn = orthogonal_matrix(rng, k)
    return A, (A * np.cos(angles) + away * np.sin(angles)) @ turn


SETS = [[0.3], [1.2], [0.2, 0.9], [0.1, 0.4, 1.5], [0.05, 0.7], [0.5, math.pi / 2], [1.0, 1.0]]
