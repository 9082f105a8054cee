# np.insert in front of column 0.
def add_intercept(X):
    X = X.astype(np.float64)
    if X.ndim == 1:
        X = X[:, np.newaxis]
    return np.insert(X, 0, 1.0, axis=1)
