"""returns the mean absolute deviation

Breaks: several columns
Slips: 1, most scales are wrong
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.mean(np.abs(X - np.mean(X, axis=0)), axis=0)
    scale[np.max(X, axis=0) == np.min(X, axis=0)] = 1.0
    return np.mean(X, axis=0), scale
