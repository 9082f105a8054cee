"""moves a row of W where W is square

Breaks: one factor and several
Slips: 2
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = y - z @ w
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    if W.shape[0] == W.shape[1] and i != j:
        W[j], W[:, j] = 0, 0
    return Z, W
