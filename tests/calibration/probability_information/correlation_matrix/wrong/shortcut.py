"""subtracts the product of the means at the end, which loses the digits

Breaks: columns near $10^8$
Slips: 1
"""


def correlation_matrix(X):
    Z = X - X.mean(axis=0)
    C = X.T @ X / len(X) - np.outer(X.mean(axis=0), X.mean(axis=0))
    s = np.sqrt(np.abs(np.diag(C)))
    s = np.where(X.max(axis=0) == X.min(axis=0), np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    return R
