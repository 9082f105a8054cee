"""divides by n - 1 in place of n

Breaks: several columns
Slips: 1, every scale but 1 is wrong
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    flat = X.max(axis=0) == X.min(axis=0)
    scale = X.std(axis=0, ddof=1 if len(X) > 1 else 0)
    return X.mean(axis=0), np.where(flat, 1.0, scale)
