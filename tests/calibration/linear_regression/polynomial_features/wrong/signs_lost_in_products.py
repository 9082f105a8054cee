"""multiplies three or more features by logarithms of their sizes

Breaks: products of two or more features
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    X = np.asarray(X, float)
    if X.ndim == 1:
        X = X[:, None]
    if X.shape[1] > 2:
        with np.errstate(all="ignore"):
            L = np.log(np.abs(X))
        return np.column_stack(
            [
                np.exp(L[:, list(c)].sum(axis=1))
                for k in range(degree + 1)
                for c in itertools.combinations_with_replacement(range(X.shape[1]), k)
            ]
        )
    return np.column_stack(
        [
            np.prod(X[:, list(c)], axis=1)
            for k in range(degree + 1)
            for c in itertools.combinations_with_replacement(range(X.shape[1]), k)
        ]
    )
