"""takes ab and ba for two monomials

Slips: 1, right for a single feature only
"""


def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = []
    for p in range(degree + 1):
        for c in itertools.product(range(X.shape[1]), repeat=p):
            columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns)
