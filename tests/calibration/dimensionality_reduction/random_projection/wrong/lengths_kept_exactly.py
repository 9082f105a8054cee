"""scales every row to its old length

Breaks: that squared lengths are right on average
Slips: 1, no projection is that of the recipe
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    Z = X @ R / np.sqrt(k)
    a, b = np.linalg.norm(X, axis=1), np.linalg.norm(Z, axis=1)
    return Z * (a / np.where(b > 0, b, 1))[:, np.newaxis]
