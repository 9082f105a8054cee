"""raises ValueError for a sigma above 100

Slips: 1
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0 or sigma > 100:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * rng.standard_normal((n, d))
