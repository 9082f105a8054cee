"""drops singular values below 1e-6

Breaks: other units
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    if k < 1 or k > min(n, d):
        raise ValueError(f"k = {k}")
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    Vt = np.where(s[:, np.newaxis] > 1e-6, Vt, 0)
    W_enc = Vt[:k]
    W_dec = W_enc.T
    error = np.sum(s[k:] ** 2) / n
    return W_enc, W_dec, float(error)
