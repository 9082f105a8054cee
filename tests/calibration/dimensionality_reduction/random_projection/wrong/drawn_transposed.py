"""draws a matrix of k rows and transposes it

Breaks: the recipe
Slips: 1, right for one column or one direction only
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((k, d)).T
    return X @ R / np.sqrt(k)
