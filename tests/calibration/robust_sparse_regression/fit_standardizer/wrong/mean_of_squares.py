"""computes the mean of the squares minus the square of the mean, which cancels

Breaks: an offset of $10^8$
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.sqrt(np.maximum(np.mean(X**2, axis=0) - np.mean(X, axis=0) ** 2, 0))
    scale[np.max(X, axis=0) == np.min(X, axis=0)] = 1.0
    return np.mean(X, axis=0), scale
