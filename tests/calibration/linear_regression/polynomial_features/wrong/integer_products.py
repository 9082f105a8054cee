"""multiplies integers of a table as integers

Breaks: large powers included
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    if X.ndim == 1:
        X = X[:, None].astype(float)
    return np.column_stack(
        [
            np.prod(X[:, list(c)], axis=1)
            for k in range(degree + 1)
            for c in itertools.combinations_with_replacement(range(X.shape[1]), k)
        ]
    ).astype(float)
