"""returns the mean 0 for a constant column

Breaks: constant columns (2.0, 0.1 or $10^8 + 0.1$ repeated)
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.std(X, axis=0)
    scale[np.max(X, axis=0) == np.min(X, axis=0)] = 1.0
    flat = np.max(X, axis=0) == np.min(X, axis=0)
    return np.where(flat, 0.0, np.mean(X, axis=0)), scale
