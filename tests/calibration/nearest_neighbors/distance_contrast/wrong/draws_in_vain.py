"""draws one point more than it measures

Breaks: the draws (one call of this recipe)
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n + 1, d))[:n]
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min())
