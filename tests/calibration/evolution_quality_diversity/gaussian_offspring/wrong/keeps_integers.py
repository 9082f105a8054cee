"""cuts offspring of integer parents to integers

Breaks: integers
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return (parents[j] + sigma * rng.standard_normal((n, d))).astype(parents.dtype)
