"""draws one weight more than there are chords

Breaks: bowls, saddles, sines, norms and affine functions against these draws
"""


def jensen_violation(f, X, n_pairs, rng):
    pairs = rng.integers(0, len(X), size=(n_pairs, 2))
    l = rng.random(n_pairs + 1)
    worst = -np.inf
    for k, (i, j) in enumerate(pairs):
        graph = f(l[k] * X[i] + (1 - l[k]) * X[j])
        worst = max(worst, graph - (l[k] * f(X[i]) + (1 - l[k]) * f(X[j])))
    return float(worst)
