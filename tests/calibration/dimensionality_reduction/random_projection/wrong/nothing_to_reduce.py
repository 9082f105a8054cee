"""returns the rows themselves for k = d

Breaks: the recipe
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    if k == d:
        return X.astype(float)
    return X @ R / np.sqrt(k)
