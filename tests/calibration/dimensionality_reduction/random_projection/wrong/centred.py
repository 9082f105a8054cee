"""centres the rows first

Breaks: that rows are not centred
Slips: 1, the recipe knows no mean
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    return (X - X.mean(axis=0)) @ R / np.sqrt(k)
