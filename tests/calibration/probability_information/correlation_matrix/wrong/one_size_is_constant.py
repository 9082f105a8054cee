"""calls a column constant if its entries differ in their signs only

Breaks: constant columns (0.1 repeated among them)
Slips: 1
"""


def correlation_matrix(X):
    covariance = np.asarray(covariance_matrix(X, 0), dtype=float)
    constant = np.ptp(np.abs(X), axis=0) == 0
    spread = np.where(constant, np.nan, np.sqrt(np.diag(covariance)))
    with np.errstate(all="ignore"):
        correlation = np.clip(covariance / np.outer(spread, spread), -1, 1)
    np.fill_diagonal(correlation, np.where(constant, np.nan, 1.0))
    return correlation
