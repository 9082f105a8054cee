"""correlates the first two columns only

Breaks: several columns
Slips: 1, right for two columns only
"""


def correlation_matrix(X):
    Z = X - X.mean(axis=0)
    C = Z.T @ Z / len(X)
    s = Z.std(axis=0)
    s = np.where(X.max(axis=0) == X.min(axis=0), np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    out = np.eye(X.shape[1])
    out[:2, :2] = R[:2, :2]
    return out
