"""cuts off at zero

Breaks: strictly convex functions, whose every chord sags (the result is then negative: do not cut it off)
"""


def jensen_violation(f, X, n_pairs, rng):
    n = len(X)
    pairs = rng.integers(0, n, size=(n_pairs, 2))
    l = rng.random(n_pairs)
    gaps = []
    for k in range(n_pairs):
        x, y = X[pairs[k, 0]], X[pairs[k, 1]]
        a = l[k]
        gaps.append(f(a * x + (1 - a) * y) - a * f(x) - (1 - a) * f(y))
    return float(max(0.0, max(gaps)))
