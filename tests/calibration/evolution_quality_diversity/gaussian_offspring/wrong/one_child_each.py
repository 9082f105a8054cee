"""gives each parent one offspring where there are as many

Slips: 1
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    if n == mu > 1:
        j = np.arange(n)
    return parents[j] + sigma * rng.standard_normal((n, d))
