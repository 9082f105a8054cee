"""returns powers of each feature, but no products of different ones

Breaks: products of two or more features
Slips: 1, right for a single feature only
"""


def polynomial_features(X, degree):
    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = [np.ones(len(X))]
    for p in range(1, degree + 1):
        for j in range(X.shape[1]):
            columns.append(X[:, j] ** p)
    return np.column_stack(columns)
