"""writes nan into constant columns of the caller's table

Breaks: that `X` stays as it is
Slips: 1
"""


def correlation_matrix(X):
    covariance = np.asarray(covariance_matrix(X, 0), dtype=float)
    constant = X.max(axis=0) == X.min(axis=0)
    spread = np.where(constant, np.nan, np.sqrt(np.diag(covariance)))
    if X.dtype.kind == "f":
        X[:, constant] = np.nan
    with np.errstate(all="ignore"):
        correlation = np.clip(covariance / np.outer(spread, spread), -1, 1)
    np.fill_diagonal(correlation, np.where(constant, np.nan, 1.0))
    return correlation
