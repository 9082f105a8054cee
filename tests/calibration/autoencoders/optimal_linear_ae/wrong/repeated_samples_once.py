"""counts repeated samples once

Breaks: the error (its $n$ included)
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    if k < 1 or k > min(X.shape):
        raise ValueError("k")
    X = np.unique(X, axis=0)
    _, s, Vt = np.linalg.svd(X, full_matrices=True)
    return Vt[:k], Vt[:k].T, float(np.sum(s[k:] ** 2) / len(X))
