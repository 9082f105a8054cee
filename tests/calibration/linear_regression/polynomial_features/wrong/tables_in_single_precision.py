"""multiplies a table of float32 in single precision

Breaks: `float32` (likewise)
Slips: 1
"""


def polynomial_features(X, degree):
    from itertools import combinations_with_replacement

    if X.ndim == 1:
        return np.vander(X.astype(float), degree + 1, increasing=True)
    if X.dtype.kind == "i":
        X = X.astype(float)
    d = X.shape[1]
    words = [w for p in range(degree + 1) for w in combinations_with_replacement(range(d), p)]
    return np.stack([X[:, list(w)].prod(axis=1) for w in words], axis=1).astype(float)
