"""calls a column constant if its computed deviation is exactly 0

Breaks: constant columns (0.1 repeated among them)
Slips: 1
"""


def correlation_matrix(X):
    Z = X - X.mean(axis=0)
    C = Z.T @ Z / len(X)
    s = np.sqrt((Z**2).mean(axis=0))
    s = np.where(s == 0, np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    return R
