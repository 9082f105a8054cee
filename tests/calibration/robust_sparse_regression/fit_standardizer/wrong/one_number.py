"""measures the whole table in place of each column

Breaks: several columns
Slips: 1, no column but the only one is right
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = X.std() if X.max() > X.min() else 1.0
    return np.full(X.shape[1], X.mean()), np.full(X.shape[1], scale)
