"""draws one number more at the end

Slips: 1
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    offspring = parents[j] + sigma * rng.standard_normal((n, d))
    if n > 0:
        rng.random()
    return offspring
