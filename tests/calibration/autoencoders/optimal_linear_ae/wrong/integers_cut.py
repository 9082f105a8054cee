"""rounds the encoder for samples of integers

Breaks: integers
"""


def optimal_linear_ae(X, k):
    whole = np.asarray(X).dtype.kind in "iu"
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    if k < 1 or k > min(n, d):
        raise ValueError(f"k = {k}")
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    W_enc = Vt[:k].round() if whole else Vt[:k]
    W_dec = W_enc.T
    error = np.sum(s[k:] ** 2) / n
    return W_enc, W_dec, float(error)
