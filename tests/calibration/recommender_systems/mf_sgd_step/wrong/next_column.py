"""moves the last column in place of the first

Breaks: the first and the last cell
Slips: 1, many tests use the first column
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = y - z @ w
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j if j else -1] = w + lr * (r * z - lam * w)
    return Z, W
