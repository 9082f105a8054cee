"""writes into the arrays that it was given

Breaks: the arguments stay as they were
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = y - z @ w
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    return Z, W
