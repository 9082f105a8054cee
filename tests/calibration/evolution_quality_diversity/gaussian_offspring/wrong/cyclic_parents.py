"""takes the parents in turn in place of drawing them

Slips: 1, the steps are other draws as well
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = np.arange(n) % mu
    return parents[j] + sigma * rng.standard_normal((n, d))
