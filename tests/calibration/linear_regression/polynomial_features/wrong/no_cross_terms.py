"""returns powers of each feature, but no products of different ones"""


def polynomial_features(X, degree):
    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = [np.ones(len(X))]
    for p in range(1, degree + 1):
        for j in range(X.shape[1]):
            columns.append(X[:, j] ** p)
    return np.column_stack(columns)
