"""leaves correlations above 1 that rounding makes

Breaks: the range and the exact diagonal
Slips: 1
"""


def correlation_matrix(X):
    Z = X - X.mean(axis=0)
    C = Z.T @ Z / len(X)
    s = Z.std(axis=0)
    s = np.where(X.max(axis=0) == X.min(axis=0), np.nan, s)
    with np.errstate(all="ignore"):
        R = C / np.outer(s, s)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    return R
