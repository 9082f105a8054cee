"""fails on a one-dimensional x

Breaks: x of shape (n,)
Slips: 1
"""


def add_intercept(X):
    n = X.shape[0]
    return np.hstack([np.ones((n, 1)), X])
