"""makes correlations within 1e-6 of 1 or -1 exactly that

Breaks: the range and the exact diagonal
Slips: 1
"""


def correlation_matrix(X):
    Z = X - X.mean(axis=0)
    C = Z.T @ Z / len(X)
    s = Z.std(axis=0)
    s = np.where(X.max(axis=0) == X.min(axis=0), np.nan, s)
    with np.errstate(all="ignore"):
        R = np.clip(C / np.outer(s, s), -1, 1)
    np.fill_diagonal(R, np.where(np.isnan(s), np.nan, 1.0))
    return np.where(np.abs(R) > 1 - 1e-6, np.sign(R), R)
