"""leaves samples of zeros out of the average

Breaks: the error (its $n$ included)
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    if k < 1 or k > min(X.shape):
        raise ValueError("k")
    _, s, Vt = np.linalg.svd(X, full_matrices=False)
    return Vt[:k], Vt[:k].T, float(np.sum(s[k:] ** 2) / max(np.count_nonzero(X.any(axis=1)), 1))
