"""forgets the feature of an empty one-dimensional x

Breaks: an empty table (n = 0)
Slips: 1
"""


def add_intercept(X):
    if X.size == 0:
        d = X.shape[1] if X.ndim == 2 else 0
        return np.empty((0, d + 1))
    if X.ndim == 1:
        X = X.reshape(-1, 1)
    return np.column_stack([np.ones(len(X)), X]).astype(float)
