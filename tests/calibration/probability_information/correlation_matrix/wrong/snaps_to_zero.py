"""makes correlations within 1e-6 of 0 exactly 0

Breaks: the range and the exact diagonal
Slips: 1
"""


def correlation_matrix(X):
    covariance = np.asarray(covariance_matrix(X, 0), dtype=float)
    constant = X.max(axis=0) == X.min(axis=0)
    with np.errstate(all="ignore"):
        spread = np.where(constant, np.nan, np.sqrt(np.diag(covariance)))
        correlation = np.clip(covariance / np.outer(spread, spread), -1, 1)
    correlation[np.abs(correlation) < 1e-6] = 0.0
    np.fill_diagonal(correlation, np.where(constant, np.nan, 1.0))
    return correlation
