"""multiplies by the centring matrix"""


def center(X):
    n = len(X)
    X = np.asarray(X, dtype=float)
    mean = np.ones(n) @ (X / n)
    return X - np.outer(np.ones(n), mean), mean
