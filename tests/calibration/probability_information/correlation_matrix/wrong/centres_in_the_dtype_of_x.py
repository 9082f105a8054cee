"""stores the deviations in the dtype of X, which cuts fractions off

Breaks: integers
Slips: 1
"""


def correlation_matrix(X):
    D = np.empty_like(X)
    D[:] = X - X.mean(axis=0)
    Z = D
    C = Z.T @ Z / len(X)
    s = np.sqrt((Z**2).mean(axis=0))
    s = np.where(X.max(axis=0) == X.min(axis=0), np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    return R
