"""returns a single row as a vector

Breaks: a single row
Slips: 1, single rows stand in two tests of four
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    Z = X @ R / np.sqrt(k)
    return Z[0] if len(Z) == 1 else Z
