"""draws numbers of variance one half

Breaks: that squared lengths are right on average
Slips: 1, no projection is that of the recipe
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k)) * np.sqrt(0.5)
    return X @ R / np.sqrt(k)
