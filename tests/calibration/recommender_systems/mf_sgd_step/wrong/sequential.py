"""moves the item with the new vector of the user

Breaks: old vectors on both right sides
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = y - z @ w
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * Z[i] - lam * w)
    return Z, W
