"""refuses a k above the number of samples, not one above d

Breaks: `ValueError` for a $k$ below 1 and above `min(n, d)`
"""


def optimal_linear_ae(X, k):
    n, d = X.shape
    if not 1 <= k <= n:
        raise ValueError(k)
    _, s, Vt = np.linalg.svd(X, full_matrices=False)
    return Vt[:k], Vt[:k].T, np.sum(s[k:] ** 2) / n
