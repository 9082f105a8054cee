"""refuses no k, however large or small

Breaks: `ValueError` for a $k$ below 1 and above `min(n, d)`
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    W_enc = Vt[:k]
    W_dec = W_enc.T
    error = np.sum(s[k:] ** 2) / n
    return W_enc, W_dec, float(error)
