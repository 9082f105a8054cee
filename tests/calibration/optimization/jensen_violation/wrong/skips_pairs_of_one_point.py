"""leaves out chords that join a point with itself

Breaks: a single point
Slips: 1, a point with itself is the best chord of most convex functions
"""


def jensen_violation(f, X, n_pairs, rng):
    pairs = rng.integers(0, len(X), size=(n_pairs, 2))
    l = rng.random(n_pairs)
    worst = -np.inf
    for (i, j), a in zip(pairs, l):
        if i != j:
            worst = max(worst, f(a * X[i] + (1 - a) * X[j]) - a * f(X[i]) - (1 - a) * f(X[j]))
    return worst
