"""forgets to divide by the root of k

Breaks: the factor $1/\\sqrt k$
Slips: 1, right for a single direction only
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    return X @ R
