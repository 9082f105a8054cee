"""squeezes X, so that a table of one row becomes a column

Slips: 1
"""


def add_intercept(X):
    X = np.squeeze(np.asarray(X, dtype=float))
    if X.ndim == 1:
        X = X[:, np.newaxis]
    return np.hstack([np.ones((len(X), 1)), X])
