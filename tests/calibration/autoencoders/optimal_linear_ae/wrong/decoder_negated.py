"""negates one column of the decoder

Breaks: that the decoder is its transpose
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    if k < 1 or k > min(n, d):
        raise ValueError(f"k = {k}")
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    W_enc = Vt[:k]
    W_dec = W_enc.T
    W_dec = W_dec.copy()
    W_dec[:, 0] *= -1
    error = np.sum(s[k:] ** 2) / n
    return W_enc, W_dec, float(error)
