"""divides the caller's rows by the root of k

Breaks: unchanged arguments
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    if X.dtype.kind == 'f':
        X /= np.sqrt(k)
        return X @ R
    return X @ R / np.sqrt(k)
