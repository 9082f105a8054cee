"""fails for arrays of integers

Breaks: integers
"""


def random_projection(X, k, rng):
    if X.dtype.kind != 'f':
        raise TypeError('floats, please')
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    return X @ R / np.sqrt(k)
