"""measures from a corner of the cube

Breaks: the centre as the query
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.linalg.norm(X + 0.5, axis=1)
    return float((r.max() - r.min()) / r.min())
