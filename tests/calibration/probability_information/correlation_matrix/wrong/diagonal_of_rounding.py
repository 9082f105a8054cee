"""leaves rounding on the diagonal

Breaks: the range and the exact diagonal
Slips: 1
"""


def correlation_matrix(X):
    Z = X - X.mean(axis=0)
    C = Z.T @ Z / len(X)
    s = Z.std(axis=0)
    s = np.where(X.max(axis=0) == X.min(axis=0), np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    return R
