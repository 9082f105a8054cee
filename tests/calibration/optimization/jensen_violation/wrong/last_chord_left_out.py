"""leaves out the last chord, unless it is the only one

Breaks: saddles
"""


def jensen_violation(f, X, n_pairs, rng):
    pairs = rng.integers(0, len(X), size=(n_pairs, 2))
    l = rng.random(n_pairs)
    best = -np.inf
    for k in range(max(n_pairs - 1, 1)):
        (i, j), a = pairs[k], l[k]
        best = max(best, f(a * X[i] + (1 - a) * X[j]) - (a * f(X[i]) + (1 - a) * f(X[j])))
    return float(best)
