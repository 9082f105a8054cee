"""draws from 0 to 1 and measures from the origin

Breaks: the centre as the query
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(size=(n, d))
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min())
