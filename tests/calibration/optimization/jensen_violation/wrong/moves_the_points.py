"""measures the points from the first one, in X itself

Breaks: an unchanged $X$
"""


def jensen_violation(f, X, n_pairs, rng):
    pairs = rng.integers(0, len(X), size=(n_pairs, 2))
    l = rng.random(n_pairs)
    origin = X[0].copy()
    X -= origin

    def g(u):
        return f(u + origin)

    return float(
        max(
            g(a * X[i] + (1 - a) * X[j]) - a * g(X[i]) - (1 - a) * g(X[j])
            for (i, j), a in zip(pairs, l)
        )
    )
