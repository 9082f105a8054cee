"""makes the directions orthonormal

Breaks: the recipe
Slips: 1, no projection is that of the recipe
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    if k <= d:
        R = np.linalg.qr(R)[0] * np.sqrt(d)
    return X @ R / np.sqrt(k)
