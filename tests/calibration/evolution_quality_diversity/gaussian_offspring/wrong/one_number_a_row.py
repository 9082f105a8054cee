"""draws one number for all coordinates of a step

Slips: 1, the coordinates of a step are hardly ever right
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * rng.standard_normal((n, 1))
