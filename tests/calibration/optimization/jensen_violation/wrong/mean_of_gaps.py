"""returns the mean of the gaps in place of the largest

Slips: 1, it is right only where a single chord is drawn
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
    return float(np.mean(gaps))
