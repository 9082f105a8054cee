"""Joint tables of probabilities for the hidden tests of nearest_neighbors."""

from fractions import Fraction
from itertools import product

import numpy as np

PAPER = np.array([[0.4, 0.1], [0.2, 0.3]])
UNEVEN = np.array([[0.02, 0.03, 0.05], [0.5, 0.1, 0.3]])
TALL = np.array([[0.1, 0.05], [0.0, 0.3], [0.25, 0.05], [0.15, 0.1]])
RARE = np.array([[4e-7, 2e-7], [1 - 6e-7, 0.0]])
CERTAIN = np.array([[0.25, 0.0], [0.0, 0.5], [0.25, 0.0]])

REFUSED = {
    "a negative entry": np.array([[0.6, -0.1], [0.2, 0.3]]),
    "a small negative entry": np.array([[-1e-6, 0.5], [0.2, 0.3 + 1e-6]]),
    "a tiny negative entry": np.array([[-1e-18, 0.5], [0.2, 0.3]]),
    "a sum far above 1": 2 * PAPER,
    "a sum slightly above 1": PAPER * (1 + 1e-6),
    "a sum slightly below 1": PAPER * (1 - 1e-6),
    "a sum hardly above 1": PAPER * (1 + 5e-9),
    "a sum hardly below 1": PAPER * (1 - 5e-9),
    "a table of zeros": np.zeros((2, 2)),
    "rows that add up to 1 each": np.array([[0.5, 0.5], [0.5, 0.5]]),
}
ORDINARY = [(PAPER,), (UNEVEN,), (TALL,)]
NEARLY_ONE = [PAPER * (1 + 1e-10), UNEVEN * (1 - 1e-10)]


def drawn(seed):
    """Return tables of several sizes, in which no row is rarer than 2 in 1000."""
    rng, found = np.random.default_rng(seed), []
    for n, c in [(1, 2), (4, 2), (3, 5), (20, 3), (2, 7)]:
        joint = np.zeros((n, c))
        while joint.sum(axis=1).min() < 0.002:
            joint = rng.dirichlet(np.full(n * c, 0.5)).reshape(n, c)
        found.append(joint)
    return found


def least_of_all_rules(joint):
    """Return the smallest error of all rules that name a label for each row."""
    n, classes = joint.shape
    rules = product(range(classes), repeat=n)
    return min(1 - sum(joint[x, c] for x, c in enumerate(rule)) for rule in rules)


def two_draws(joint):
    """Return the probability that two labels drawn at one place differ, pair by pair."""
    total = 0.0
    for row in joint:
        for c, first in enumerate(row):
            total += sum(first * second / row.sum() for d, second in enumerate(row) if d != c)
    return total


def exact_bound(rate, classes):
    """Return the bound by exact arithmetic."""
    rate = Fraction(rate)
    return float(rate * (2 - Fraction(classes, classes - 1) * rate))
