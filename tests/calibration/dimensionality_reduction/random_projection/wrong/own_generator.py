"""draws from a generator of its own

Breaks: the recipe
Slips: 1, no projection is that of the recipe
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = np.random.default_rng(0).standard_normal((d, k))
    return X @ R / np.sqrt(k)
