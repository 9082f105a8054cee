"""divides by the root of d

Breaks: the factor $1/\\sqrt k$
Slips: 1, right where k is d only
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    return X @ R / np.sqrt(d)
