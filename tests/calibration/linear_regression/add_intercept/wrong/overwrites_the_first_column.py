"""overwrites the first feature with ones in place of adding a column, and changes its input

Slips: 2
"""


def add_intercept(X):
    if X.ndim == 1:
        return np.column_stack([np.ones(len(X)), X])
    X[:, 0] = 1.0
    return X
