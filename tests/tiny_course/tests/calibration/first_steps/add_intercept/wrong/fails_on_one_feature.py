# hstack of (n, 1) and (n,) fails: a one-dimensional x was forgotten.
def add_intercept(X):
    n = X.shape[0]
    return np.hstack([np.ones((n, 1)), X])
