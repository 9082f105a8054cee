"""takes steps in single precision from parents of single precision

Slips: 1
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    if parents.dtype.kind != "f":
        parents = parents.astype(float)
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    steps = sigma * rng.standard_normal((n, d))
    return parents[j] + steps.astype(parents.dtype)
