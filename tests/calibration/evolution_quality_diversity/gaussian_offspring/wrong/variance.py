"""takes sigma as the variance of a step

Breaks: that `sigma` is a standard deviation
Slips: 1, every step is scaled by it
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + np.sqrt(sigma) * rng.standard_normal((n, d))
