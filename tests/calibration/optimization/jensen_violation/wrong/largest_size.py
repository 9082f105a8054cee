"""returns the gap of the largest size, without its sign

Slips: 1, no negative value is right, nor the largest where a chord sags more
"""


def jensen_violation(f, X, n_pairs, rng):
    pairs = rng.integers(0, len(X), size=(n_pairs, 2))
    l = rng.random(n_pairs)
    return float(
        max(
            abs(f(a * X[i] + (1 - a) * X[j]) - a * f(X[i]) - (1 - a) * f(X[j]))
            for (i, j), a in zip(pairs, l)
        )
    )
