"""draws first and second points in two calls"""


def jensen_violation(f, X, n_pairs, rng):
    n = len(X)
    i = rng.integers(0, n, n_pairs)
    j = rng.integers(0, n, n_pairs)
    l = rng.random(n_pairs)
    return max(
        f(a * X[p] + (1 - a) * X[q]) - a * f(X[p]) - (1 - a) * f(X[q]) for p, q, a in zip(i, j, l)
    )
