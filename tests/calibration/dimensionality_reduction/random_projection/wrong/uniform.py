"""draws uniform numbers of variance 1

Breaks: the recipe
Slips: 1, no projection is that of the recipe
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.uniform(-np.sqrt(3), np.sqrt(3), (d, k))
    return X @ R / np.sqrt(k)
