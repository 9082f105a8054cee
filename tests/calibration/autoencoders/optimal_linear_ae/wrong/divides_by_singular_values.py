"""makes the right singular vectors of the left ones, divided by singular values that may be 0

Breaks: all components ($k = d$), where a column may be all zeros
"""


def optimal_linear_ae(X, k):
    X = X.astype(float)
    n, d = X.shape
    if k < 1 or k > min(n, d):
        raise ValueError(k)
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    with np.errstate(all="ignore"):
        W_dec = X.T @ U[:, :k] / s[:k]
    return W_dec.T, W_dec, np.sum(s[k:] ** 2) / n
