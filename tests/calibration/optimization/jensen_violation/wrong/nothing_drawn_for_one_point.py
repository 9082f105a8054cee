"""returns 0 for a single point without drawing

Breaks: a single point
"""


def jensen_violation(f, X, n_pairs, rng):
    n = len(X)
    if n == 1:
        return 0.0
    pairs = rng.integers(0, n, size=(n_pairs, 2))
    l = rng.random(n_pairs)
    gaps = []
    for (i, j), a in zip(pairs, l):
        gaps.append(f(a * X[i] + (1 - a) * X[j]) - (a * f(X[i]) + (1 - a) * f(X[j])))
    return float(max(gaps))
