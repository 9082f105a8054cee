"""draws once more than asked, and uses the first draw

Breaks: the next draw of `rng`
"""


def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    rng.uniform()
    r = np.linalg.norm(X, axis=1)
    return float((r.max() - r.min()) / r.min())
