"""draws one parent for all offspring

Breaks: that every row has a parent and a step of its own
Slips: 1, the steps are other draws as well
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=1)
    return parents[j] + sigma * rng.standard_normal((n, d))
