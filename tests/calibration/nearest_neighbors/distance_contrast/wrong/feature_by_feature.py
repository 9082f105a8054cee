"""draws one column after the other

Breaks: the draws (one call of this recipe)
"""


def distance_contrast(n, d, rng):
    X = np.column_stack([rng.uniform(-0.5, 0.5, size=n) for _ in range(d)])
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min())
