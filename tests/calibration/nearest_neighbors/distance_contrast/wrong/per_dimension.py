"""divides the differences by the number of dimensions before it adds them up, and multiplies at the end

Breaks: that the contrast falls as $d$ grows
Slips: 2
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min() * d)
