"""returns the chosen rows as they came where sigma is 0

Breaks: sigma = 0
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    steps = rng.standard_normal((n, d))
    if sigma == 0:
        return parents[j]
    return parents[j] + sigma * steps
