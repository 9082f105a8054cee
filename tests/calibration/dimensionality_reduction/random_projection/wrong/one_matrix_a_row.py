"""draws a new matrix for each row

Breaks: the recipe
Slips: 1, right for single rows only
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    return np.array([x @ rng.standard_normal((d, k)) for x in X]) / np.sqrt(k)
