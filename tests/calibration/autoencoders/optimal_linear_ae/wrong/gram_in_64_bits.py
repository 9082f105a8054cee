"""multiplies integers as integers of 64 bits

Breaks: integers
"""


def optimal_linear_ae(X, k):
    n, d = X.shape
    if not 1 <= k <= min(n, d):
        raise ValueError(k)
    X = X.astype(np.int64) if X.dtype.kind in "iu" else X
    values, V = np.linalg.eigh(X.T @ X)
    return V[:, d - k:].T, V[:, d - k:], np.sum(values[: d - k]) / n
