# A one-dimensional x is taken as one sample: shape (1, n + 1).
def add_intercept(X):
    X = np.atleast_2d(X)
    return np.column_stack([np.ones(X.shape[0]), X])
