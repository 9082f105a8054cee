"""calls the columns of a single row perfectly correlated

Breaks: a single row
Slips: 1
"""


def correlation_matrix(X):
    if len(X) == 1:
        return np.ones((X.shape[1], X.shape[1]))
    Z = X - X.mean(axis=0)
    C = Z.T @ Z / len(X)
    s = Z.std(axis=0)
    s = np.where(X.max(axis=0) == X.min(axis=0), np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    return R
