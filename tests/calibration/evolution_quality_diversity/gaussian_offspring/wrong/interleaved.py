"""draws parent and step of each offspring in turn

Slips: 1, every number depends on the order of the draws
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    rows = [parents[rng.integers(0, mu)] + sigma * rng.standard_normal(d) for _ in range(n)]
    return np.array(rows).reshape(n, d)
