"""returns the largest over the smallest, without subtracting 1

Slips: 1, no number is right
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.linalg.norm(X, axis=1)
    return float(r.max() / r.min())
