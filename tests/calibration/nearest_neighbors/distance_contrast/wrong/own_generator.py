"""makes a generator of its own

Breaks: the draws (one call of this recipe)
"""


def distance_contrast(n, d, rng):
    rng = np.random.default_rng(0)
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min())
