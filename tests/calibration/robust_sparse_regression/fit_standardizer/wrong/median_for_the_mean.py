"""returns the median in place of the mean

Breaks: several columns
Slips: 1, most means are wrong
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.std(X, axis=0)
    scale[np.max(X, axis=0) == np.min(X, axis=0)] = 1.0
    return np.median(X, axis=0), scale
