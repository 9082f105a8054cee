"""multiplies integers of a small type as they are

Breaks: integers
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X)
    n, d = X.shape
    if k < 1 or k > min(n, d):
        raise ValueError(f"k = {k}")
    values, V = np.linalg.eigh(1.0 * (X.T @ X))
    s, Vt = np.sqrt(np.maximum(values[::-1], 0))[: min(n, d)], V.T[::-1][: min(n, d)]
    W_enc = Vt[:k]
    W_dec = W_enc.T
    error = np.sum(s[k:] ** 2) / n
    return W_enc, W_dec, float(error)
