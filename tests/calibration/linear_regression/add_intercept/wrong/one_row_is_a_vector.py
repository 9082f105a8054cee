"""takes a table with a single row for a vector

Slips: 1
"""


def add_intercept(X):
    if X.ndim == 2 and X.shape[0] == 1:
        X = X[0]
    return np.column_stack([np.ones(len(X)), X])
