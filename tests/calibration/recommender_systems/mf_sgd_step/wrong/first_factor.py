"""moves the first factor only

Breaks: one factor and several
Slips: 1, most vectors are longer
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = y - z @ w
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    Z[i, 1:], W[1:, j] = z[1:], w[1:]
    return Z, W
