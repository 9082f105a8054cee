"""draws no numbers for columns of zeros

Breaks: the recipe
"""


def random_projection(X, k, rng):
    used = X[:, np.any(X != 0, axis=0)]
    return used @ rng.standard_normal((used.shape[1], k)) / np.sqrt(k)
