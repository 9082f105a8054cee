"""leaves out pairs of different rows that are one point

Breaks: equal rows
Slips: 1
"""


def jensen_violation(f, X, n_pairs, rng):
    n = len(X)
    pairs = rng.integers(0, n, size=(n_pairs, 2))
    l = rng.random(n_pairs)
    values = []
    for (i, j), a in zip(pairs, l):
        if i != j and np.array_equal(X[i], X[j]):
            continue
        x, y = X[i], X[j]
        values.append(f(a * x + (1 - a) * y) - (a * f(x) + (1 - a) * f(y)))
    return float(max(values)) if values else 0.0
