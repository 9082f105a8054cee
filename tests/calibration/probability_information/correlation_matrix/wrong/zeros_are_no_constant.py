"""calls a column of zeros no constant, and makes 0 of what is undefined

Breaks: constant columns (0.1 repeated among them)
Slips: 1
"""


def correlation_matrix(X):
    covariance = np.asarray(covariance_matrix(X, 0), dtype=float)
    constant = (X.max(axis=0) == X.min(axis=0)) & X.any(axis=0)
    with np.errstate(all="ignore"):
        spread = np.where(constant, np.nan, np.sqrt(np.diag(covariance)))
        correlation = np.clip(covariance / np.outer(spread, spread), -1, 1)
    correlation = np.nan_to_num(correlation)
    correlation[constant, :] = np.nan
    correlation[:, constant] = np.nan
    np.fill_diagonal(correlation, np.where(constant, np.nan, 1.0))
    return correlation
