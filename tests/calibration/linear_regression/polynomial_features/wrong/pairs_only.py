"""multiplies at most two different features

Breaks: products of two or more features
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = []
    for p in range(degree + 1):
        for c in itertools.combinations_with_replacement(range(X.shape[1]), p):
            if len(set(c)) < 3:
                columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns)
