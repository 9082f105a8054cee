"""compares the first two rows to see whether a column is constant

Breaks: constant columns (2.0, 0.1 or $10^8 + 0.1$ repeated)
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    constant = X[0] == X[min(1, len(X) - 1)]
    return X.mean(axis=0), np.where(constant, 1.0, X.std(axis=0))
