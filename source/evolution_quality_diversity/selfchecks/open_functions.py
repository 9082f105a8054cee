"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""

import numpy as np


def minus_squares(center, x):
    """Return minus the squared distance of x from a centre: a hill with its top there."""
    return -float(np.sum((x - center) ** 2))


def first_coordinate(x):
    """Return the first coordinate."""
    return float(x[0])


def steps(x):
    """Return how many coordinates are positive: many solutions are equally good."""
    return float(np.sum(x > 0))


def scaled(A, x):
    """Return ``A @ x``, a descriptor of as many entries as A has rows."""
    return A @ x


def leading(count, x):
    """Return the first coordinates as the descriptor."""
    return x[:count].copy()


def minus_spread(x):
    """Return minus the variance of the coordinates."""
    return -float(np.var(x))


def arm_end(x):
    """Return where an arm of len(x) links of equal length ends, from angles in turns."""
    angles = np.cumsum(x - 0.5) * np.pi
    return np.array([np.mean(np.cos(angles)), np.mean(np.sin(angles))])
