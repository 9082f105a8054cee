"""takes columns of Vt where they fit

Breaks: the subspace
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    if k < 1 or k > min(n, d):
        raise ValueError(f"k = {k}")
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    W_enc = Vt[:, :k].T if n >= d else Vt[:k]
    W_dec = W_enc.T
    error = np.sum(s[k:] ** 2) / n
    return W_enc, W_dec, float(error)
