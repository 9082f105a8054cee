# Draws steps one number at a time, and adds single numbers.
def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    who = rng.integers(mu, size=n)
    out = np.zeros((n, d))
    for i in range(n):
        for c in range(d):
            out[i, c] = parents[who[i], c] + rng.normal(0.0, 1.0) * sigma
    return out
