"""uses squared distances in place of distances

Breaks: plain distances
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.sum(X**2, axis=1)
    return float((r.max() - r.min()) / r.min())
