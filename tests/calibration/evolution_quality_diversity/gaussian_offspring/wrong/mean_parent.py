"""steps from the mean of the parents

Slips: 1, no row has a parent of its own
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents.mean(axis=0) + sigma * rng.standard_normal((n, d))
