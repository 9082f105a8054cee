"""keeps vectors between -4 and 4

Breaks: several steps in a row
Slips: 1, most steps end outside
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = y - z @ w
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    Z[i], W[:, j] = np.clip(Z[i], -4, 4), np.clip(W[:, j], -4, 4)
    return Z, W
