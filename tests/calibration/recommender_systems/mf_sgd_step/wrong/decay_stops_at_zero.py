"""lets the penalty shrink a vector to 0 at most

Breaks: the penalty of each vector
Slips: 1
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = y - z @ w
    keep = max(0.0, 1.0 - lr * lam)
    Z[i] = keep * z + lr * r * w
    W[:, j] = keep * w + lr * r * z
    return Z, W
