"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""

import numpy as np


def polynomial(coefficients, power, theta):
    """Return the sum of ``coefficients * theta**power``."""
    return float(np.sum(coefficients * theta**power))


def exponential(scale, theta):
    """Return ``scale`` times the sum of ``exp(theta)``."""
    return float(scale * np.sum(np.exp(theta)))


def crossed(A, theta):
    """Return ``theta @ A @ theta / 2``, in which coordinates meet one another."""
    return float(theta @ A @ theta / 2)


def constant(value, theta):
    """Return `value`, whatever theta is."""
    return float(value)


def integer_sum(theta):
    """Return the sum of theta, each entry rounded down: it sees steps of 1 only."""
    return float(np.sum(np.floor(theta)))
