"""subtracts the product of the means at the end where all numbers are below 1

Breaks: columns in tiny or huge units
Slips: 1
"""


def correlation_matrix(X):
    mean = X.mean(axis=0)
    if np.abs(X).max() < 1:
        covariance = X.T @ X / len(X) - np.outer(mean, mean)
    else:
        covariance = (X - mean).T @ (X - mean) / len(X)
    constant = X.max(axis=0) == X.min(axis=0)
    with np.errstate(all="ignore"):
        spread = np.where(constant, np.nan, np.sqrt(np.diag(covariance)))
        correlation = np.clip(covariance / np.outer(spread, spread), -1, 1)
    np.fill_diagonal(correlation, np.where(constant, np.nan, 1.0))
    return correlation
