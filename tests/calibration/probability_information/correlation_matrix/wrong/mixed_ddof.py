"""divides covariances by n - 1 and variances by n

Slips: 1, every correlation is a little too large
"""


def correlation_matrix(X):
    Z = X - X.mean(axis=0)
    C = Z.T @ Z / max(len(X) - 1, 1)
    s = Z.std(axis=0)
    s = np.where(X.max(axis=0) == X.min(axis=0), np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    return R
