"""returns nan for a single point

Breaks: a single point (0)
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min()) if n > 1 else float("nan")
