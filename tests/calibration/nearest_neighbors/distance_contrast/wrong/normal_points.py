"""draws normal points in place of uniform ones

Breaks: the draws (one call of this recipe)
"""


def distance_contrast(n, d, rng):
    X = rng.normal(size=(n, d))
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min())
