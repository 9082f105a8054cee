"""makes at least one offspring

Breaks: no offspring
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    n = max(n, 1)
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * rng.standard_normal((n, d))
