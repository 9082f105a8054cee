"""fails on a one-dimensional x"""


def add_intercept(X):
    n = X.shape[0]
    return np.hstack([np.ones((n, 1)), X])
