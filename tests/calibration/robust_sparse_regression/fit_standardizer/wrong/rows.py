"""measures rows in place of columns

Slips: 1, all results belong to rows
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.std(X, axis=1)
    scale[np.max(X, axis=1) == np.min(X, axis=1)] = 1.0
    return np.mean(X, axis=1), scale
