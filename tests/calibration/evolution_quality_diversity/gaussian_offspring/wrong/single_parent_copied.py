"""copies a single parent without a step

Breaks: a single parent
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    if mu == 1:
        return np.repeat(parents, n, axis=0).astype(float)
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * rng.standard_normal((n, d))
