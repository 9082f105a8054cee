"""takes the absolute value of a negative sigma"""


def gaussian_offspring(parents, n, sigma, rng):
    sigma = abs(sigma)
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * rng.standard_normal((n, d))
