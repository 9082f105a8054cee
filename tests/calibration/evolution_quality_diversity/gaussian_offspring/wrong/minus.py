"""subtracts the steps from the parents

Slips: 1, exact values are asked for in three tests
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] - sigma * rng.standard_normal((n, d))
