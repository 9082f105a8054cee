"""squares sigma in the length of a step

Slips: 1, every step is scaled by it
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma**2 * rng.standard_normal((n, d))
