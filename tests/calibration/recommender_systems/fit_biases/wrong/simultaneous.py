"""sets users and items at the same time

Breaks: one sweep
Slips: 1, every sweep is another
"""


def fit_biases(Y, mask, lam=0.0, n_iter=50):
    if not mask.any():
        raise ValueError("nothing observed")
    n, d = Y.shape
    R = np.where(mask, Y, 0).astype(float)
    mu = R.sum() / mask.sum()
    b, c = np.zeros(n), np.zeros(d)
    for _ in range(n_iter):
        old = b.copy()
        for i in range(n):
            o = mask[i]
            b[i] = np.sum(R[i, o] - mu - c[o]) / (lam + o.sum()) if o.any() else 0.0
        for j in range(d):
            o = mask[:, j]
            c[j] = np.sum(R[o, j] - mu - old[o]) / (lam + o.sum()) if o.any() else 0.0
    return mu, b, c
