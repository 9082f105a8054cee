"""makes no more directions than columns

Breaks: more directions than columns
Slips: 1, such calls stand in three tests of four
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    k = min(k, d)
    R = rng.standard_normal((d, k))
    return X @ R / np.sqrt(k)
