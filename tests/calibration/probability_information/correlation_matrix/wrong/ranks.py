"""correlates ranks in place of values

Slips: 1, every correlation but 1 and -1 is wrong
"""


def correlation_matrix(X):
    constant = X.max(axis=0) == X.min(axis=0)
    X = np.argsort(np.argsort(X, axis=0, kind="stable"), axis=0).astype(float)
    Z = X - X.mean(axis=0)
    C = Z.T @ Z / len(X)
    s = Z.std(axis=0)
    s = np.where(constant, np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    return R
