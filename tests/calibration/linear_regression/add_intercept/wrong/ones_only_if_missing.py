"""adds no column where the first one holds ones already

Breaks: the order of the columns
Slips: 1
"""


def add_intercept(X):
    X = np.asarray(X, float)
    if X.ndim == 1:
        X = X[:, np.newaxis]
    if len(X) and np.all(X[:, 0] == 1):
        return X.copy()
    return np.column_stack([np.ones(len(X)), X])
