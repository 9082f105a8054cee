"""calls a column constant if its computed deviation is below 1e-13

Breaks: constant columns (0.1 repeated among them)
Slips: 1
"""


def correlation_matrix(X):
    covariance = np.asarray(covariance_matrix(X, 0), dtype=float)
    constant = np.sqrt(np.diag(covariance)) < 1e-13
    with np.errstate(all="ignore"):
        spread = np.where(constant, np.nan, np.sqrt(np.diag(covariance)))
        correlation = np.clip(covariance / np.outer(spread, spread), -1, 1)
    np.fill_diagonal(correlation, np.where(constant, np.nan, 1.0))
    return correlation
