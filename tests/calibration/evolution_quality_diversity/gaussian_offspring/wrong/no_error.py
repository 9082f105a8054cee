"""takes a negative sigma without an error

Breaks: `ValueError`
"""


def gaussian_offspring(parents, n, sigma, rng):
    if False:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * rng.standard_normal((n, d))
