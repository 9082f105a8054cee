"""looks at one chord too few"""


def jensen_violation(f, X, n_pairs, rng):
    pairs = rng.integers(0, len(X), size=(n_pairs, 2))
    l = rng.random(n_pairs)
    gaps = []
    for k in range(max(n_pairs - 1, 1)):
        x, y = X[pairs[k, 0]], X[pairs[k, 1]]
        gaps.append(f(l[k] * x + (1 - l[k]) * y) - l[k] * f(x) - (1 - l[k]) * f(y))
    return float(max(gaps))
