"""leaves out chords that join a point with itself, unless all do

Breaks: chords that join a point with itself
"""


def jensen_violation(f, X, n_pairs, rng):
    n = len(X)
    pairs = rng.integers(0, n, size=(n_pairs, 2))
    l = rng.random(n_pairs)
    gaps = []
    for (i, j), a in zip(pairs, l):
        if i == j:
            continue
        gaps.append(f(a * X[i] + (1 - a) * X[j]) - (a * f(X[i]) + (1 - a) * f(X[j])))
    return float(max(gaps, default=0.0))
