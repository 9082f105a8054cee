"""draws each parent once before any comes again

Slips: 1, the steps are other draws as well
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = np.concatenate([rng.permutation(mu) for _ in range(n // mu + 1)])[:n]
    return parents[j] + sigma * rng.standard_normal((n, d))
