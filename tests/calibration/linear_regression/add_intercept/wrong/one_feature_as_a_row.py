"""takes a one-dimensional x for one sample with n features

Breaks: x of shape (n,)
Slips: 1
"""


def add_intercept(X):
    X = np.atleast_2d(X)
    return np.column_stack([np.ones(X.shape[0]), X])
