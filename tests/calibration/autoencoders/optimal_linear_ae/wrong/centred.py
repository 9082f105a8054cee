"""centres the data inside

Breaks: data that are not centred
Slips: 1, the mean is in the subspace, the error and the refusals
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    if k < 1 or k > min(n, d):
        raise ValueError(f"k = {k}")
    X = X - X.mean(axis=0)
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    W_enc = Vt[:k]
    W_dec = W_enc.T
    error = np.sum(s[k:] ** 2) / n
    return W_enc, W_dec, float(error)
