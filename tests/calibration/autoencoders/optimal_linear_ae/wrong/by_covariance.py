"""takes eigenvectors of X X^T for few samples

Breaks: fewer samples than inputs
"""


def optimal_linear_ae(X, k):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    if k < 1 or k > min(n, d):
        raise ValueError(f"k = {k}")
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    W_enc = Vt[:k] if n >= d else np.eye(d)[:k]
    W_dec = W_enc.T
    error = np.sum(s[k:] ** 2) / n
    return W_enc, W_dec, float(error)
