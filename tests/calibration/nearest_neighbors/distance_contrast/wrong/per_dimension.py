"""multiplies the contrast by the number of dimensions

Breaks: that the contrast falls as $d$ grows
Slips: 1, right for a single point or on the line only
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min() * d)
