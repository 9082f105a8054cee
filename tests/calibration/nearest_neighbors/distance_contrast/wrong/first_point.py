"""measures from the first point to the others

Breaks: the centre as the query
Slips: 1, only the single point is right
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    if n == 1:
        return 0.0
    r = np.linalg.norm(X[1:] - X[0], axis=1)
    return float((r.max() - r.min()) / r.min())
