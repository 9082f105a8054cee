"""puts a 2 before the residual

Breaks: ratings above the prediction
Slips: 1, the residual is in every step
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = 2 * (y - z @ w)
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    return Z, W
