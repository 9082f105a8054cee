"""draws signs in place of normal numbers

Breaks: the recipe
Slips: 1, no projection is that of the recipe
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = np.sign(rng.standard_normal((d, k)))
    return X @ R / np.sqrt(k)
