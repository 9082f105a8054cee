"""draws the weights before the pairs

Breaks: bowls, saddles, sines, norms and affine functions against these draws
Slips: 1, every other draw is another one, and so is every value
"""


def jensen_violation(f, X, n_pairs, rng):
    l = rng.random(n_pairs)
    pairs = rng.integers(0, len(X), size=(n_pairs, 2))
    return float(
        max(
            f(a * X[i] + (1 - a) * X[j]) - a * f(X[i]) - (1 - a) * f(X[j])
            for (i, j), a in zip(pairs, l)
        )
    )
