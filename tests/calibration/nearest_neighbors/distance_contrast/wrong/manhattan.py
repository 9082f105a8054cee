"""uses Manhattan distances in place of Euclidean ones

Breaks: plain distances
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.abs(X).sum(axis=1)
    return float((r.max() - r.min()) / r.min())
