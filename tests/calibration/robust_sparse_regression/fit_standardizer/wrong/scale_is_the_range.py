"""returns the range in place of the standard deviation

Breaks: several columns
Slips: 1, every scale but 1 is wrong
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.ptp(X, axis=0)
    scale[np.max(X, axis=0) == np.min(X, axis=0)] = 1.0
    return np.mean(X, axis=0), scale
