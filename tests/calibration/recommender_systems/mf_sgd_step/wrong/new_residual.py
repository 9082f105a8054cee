"""computes the residual again for the item

Breaks: old vectors on both right sides
Slips: 1, the residual is another one wherever the user has moved
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = y - z @ w
    Z[i] = z + lr * (r * w - lam * z)
    r = y - Z[i] @ w
    W[:, j] = w + lr * (r * z - lam * w)
    return Z, W
