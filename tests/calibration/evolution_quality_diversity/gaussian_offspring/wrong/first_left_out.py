"""leaves the first parent out of the draw

Slips: 1, parents are drawn from another range everywhere
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(min(1, mu - 1), mu, size=n)
    return parents[j] + sigma * rng.standard_normal((n, d))
