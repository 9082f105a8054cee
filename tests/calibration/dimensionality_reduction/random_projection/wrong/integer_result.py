"""returns the projection in the type of the rows

Breaks: integers
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    return (X @ R / np.sqrt(k)).astype(X.dtype)
