"""draws uniform steps in place of normal ones

Slips: 1, no step is normal
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * rng.uniform(-1, 1, size=(n, d))
