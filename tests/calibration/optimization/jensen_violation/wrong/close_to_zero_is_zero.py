"""takes a value that isclose finds near zero for zero

Breaks: strictly convex functions
"""


def jensen_violation(f, X, n_pairs, rng):
    pairs = rng.integers(0, len(X), size=(n_pairs, 2))
    l = rng.random(n_pairs)
    best = max(
        f(a * X[i] + (1 - a) * X[j]) - (a * f(X[i]) + (1 - a) * f(X[j]))
        for (i, j), a in zip(pairs, l)
    )
    return 0.0 if np.isclose(best, 0) else float(best)
