"""returns zeros if nothing was observed

Breaks: ValueError for an empty mask
"""


def fit_biases(Y, mask, lam=0.0, n_iter=50):
    if not mask.any():
        return 0.0, np.zeros(Y.shape[0]), np.zeros(Y.shape[1])
    n, d = Y.shape
    R = np.where(mask, Y, 0).astype(float)
    mu = R.sum() / mask.sum()
    b, c = np.zeros(n), np.zeros(d)
    for _ in range(n_iter):
        for i in range(n):
            o = mask[i]
            b[i] = np.sum(R[i, o] - mu - c[o]) / (lam + o.sum()) if o.any() else 0.0
        for j in range(d):
            o = mask[:, j]
            c[j] = np.sum(R[o, j] - mu - b[o]) / (lam + o.sum()) if o.any() else 0.0
    return mu, b, c
