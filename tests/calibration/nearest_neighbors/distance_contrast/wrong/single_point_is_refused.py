"""raises ValueError for a single point

Breaks: a single point (0)
"""


def distance_contrast(n, d, rng):
    if n < 2:
        raise ValueError("n")
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min())
