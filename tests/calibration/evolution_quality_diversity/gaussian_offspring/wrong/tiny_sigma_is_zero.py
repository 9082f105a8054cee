"""takes no steps where sigma is below 1e-12

Slips: 1
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    sigma = 0.0 if sigma < 1e-12 else sigma
    return parents[j] + sigma * rng.standard_normal((n, d))
