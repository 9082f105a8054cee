"""raises AssertionError for a negative sigma"""


def gaussian_offspring(parents, n, sigma, rng):
    assert sigma >= 0
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * rng.standard_normal((n, d))
