"""puts the column of ones last

Breaks: the order of the columns
Slips: 1, no column stands in its place
"""


def add_intercept(X):
    X = np.asarray(X, dtype=float)
    if X.ndim == 1:
        X = X.reshape(-1, 1)
    return np.hstack([X, np.ones((X.shape[0], 1))])
