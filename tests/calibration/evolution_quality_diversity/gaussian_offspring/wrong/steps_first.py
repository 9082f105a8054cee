"""draws the steps before the parents

Breaks: the order of the draws
Slips: 1, every number depends on the order of the draws
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    z = rng.standard_normal((n, d))
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * z
