"""returns the ones of degree 0 in the type of the features

Breaks: degree 0
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    if degree == 0:
        return np.ones((len(X), 1), dtype=X.dtype)
    X = np.asarray(X, float)
    if X.ndim == 1:
        X = X[:, None]
    return np.column_stack(
        [
            np.prod(X[:, list(c)], axis=1)
            for k in range(degree + 1)
            for c in itertools.combinations_with_replacement(range(X.shape[1]), k)
        ]
    )
