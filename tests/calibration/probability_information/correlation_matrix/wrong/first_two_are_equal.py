"""calls a column constant if its first two entries are equal

Breaks: constant columns (0.1 repeated among them)
Slips: 1
"""


def correlation_matrix(X):
    Z = X - X.mean(axis=0)
    C = Z.T @ Z / len(X)
    s = Z.std(axis=0)
    s = np.where(X[0] == X[min(1, len(X) - 1)], np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    return R
