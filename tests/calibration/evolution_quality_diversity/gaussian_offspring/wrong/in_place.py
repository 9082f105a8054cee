"""writes the offspring into the parents"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    steps = sigma * rng.standard_normal((n, d))
    children = parents[j] + steps
    if n:
        parents[0] = children[0]
    return children
