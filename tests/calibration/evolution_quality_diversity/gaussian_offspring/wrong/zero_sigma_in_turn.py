"""copies the parents in turn where sigma is 0

Breaks: sigma = 0
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    if sigma == 0:
        j = np.arange(n) % mu
    return parents[j] + sigma * rng.standard_normal((n, d))
