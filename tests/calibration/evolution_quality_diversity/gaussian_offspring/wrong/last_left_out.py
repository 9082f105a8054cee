"""leaves the last parent out of the draw

Slips: 1, parents are drawn from another range everywhere
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, max(mu - 1, 1), size=n)
    return parents[j] + sigma * rng.standard_normal((n, d))
