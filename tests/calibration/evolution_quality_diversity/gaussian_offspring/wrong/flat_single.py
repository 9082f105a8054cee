"""returns a flat row for a single offspring"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    children = parents[j] + sigma * rng.standard_normal((n, d))
    return children[0] if n == 1 else children
