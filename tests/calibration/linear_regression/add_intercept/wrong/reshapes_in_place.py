"""changes the shape of the caller's one-dimensional x in place

Breaks: that X stays as it was
Slips: 1
"""


def add_intercept(X):
    if X.ndim == 1:
        X.shape = (len(X), 1)
    return np.hstack([np.ones((len(X), 1)), X])
