"""Intervals and p-values by other ways than the references take."""

from functools import cache
from statistics import NormalDist

import numpy as np


def by_quantile(err, n, confidence=0.95):
    """Use the inverse of the normal distribution function of the standard library."""
    half = NormalDist().inv_cdf((1 + confidence) / 2) * (err * (1 - err) / n) ** 0.5
    return max(0.0, err - half), min(1.0, err + half)


def by_roots(k, n, confidence=0.95):
    """Solve (k / n - p)**2 = z**2 p (1 - p) / n for p: the bounds are its two roots."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = k / n
    roots = np.roots([1 + z**2 / n, -2 * share - z**2 / n, share**2])
    return tuple(sorted(float(root) for root in np.real(roots)))


def paired_rows(only_a, only_b, both=0, neither=0):
    """Return truth and predictions of which so many are right for a alone, b alone, both, none."""
    counts = [only_a, only_b, both, neither]
    y = np.ones(sum(counts), dtype=int)
    return y, np.repeat([1, 0, 1, 0], counts), np.repeat([0, 1, 1, 0], counts)


@cache
def coin_p_value(wins, losses):
    """Return the two-sided p-value of so many heads and tails of a fair coin."""
    n = wins + losses
    ways = total = 1  # n choose 0, and their sum; each is the one before times (n - i) / (i + 1)
    for i in range(min(wins, losses)):
        ways = ways * (n - i) // (i + 1)
        total += ways
    return min(1.0, 2 * total / 2**n)
