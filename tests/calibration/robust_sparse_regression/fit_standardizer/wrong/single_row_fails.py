"""raises ValueError for a single row

Breaks: a single row
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    if len(X) < 2:
        raise ValueError("one row has no deviation")
    scale = np.std(X, axis=0)
    scale[np.max(X, axis=0) == np.min(X, axis=0)] = 1.0
    return np.mean(X, axis=0), scale
