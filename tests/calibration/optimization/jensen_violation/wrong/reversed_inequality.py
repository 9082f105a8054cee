"""subtracts the graph from the chord in place of the chord from the graph

Slips: 1, no value is right but 0
"""


def jensen_violation(f, X, n_pairs, rng):
    n = len(X)
    pairs = rng.integers(0, n, size=(n_pairs, 2))
    l = rng.random(n_pairs)
    gaps = []
    for k in range(n_pairs):
        x, y = X[pairs[k, 0]], X[pairs[k, 1]]
        a = l[k]
        gaps.append(a * f(x) + (1 - a) * f(y) - f(a * x + (1 - a) * y))
    return float(max(gaps))
