"""takes a negative sigma without an error where n is 0"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0 and n > 0:
        raise ValueError("sigma is negative")
    parents = np.asarray(parents, dtype=float)
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    z = rng.standard_normal((n, d))
    return parents[j] + sigma * z
