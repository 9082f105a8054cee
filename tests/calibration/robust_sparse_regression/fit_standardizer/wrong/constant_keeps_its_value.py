"""returns the value of a constant column as its scale

Breaks: constant columns (2.0, 0.1 or $10^8 + 0.1$ repeated)
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.std(X, axis=0)
    flat = np.max(X, axis=0) == np.min(X, axis=0)
    scale[flat] = X[0, flat]
    return np.mean(X, axis=0), scale
