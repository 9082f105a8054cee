"""drops the axis of a single direction

Breaks: one direction
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    Z = X @ R / np.sqrt(k)
    return Z[:, 0] if k == 1 else Z
