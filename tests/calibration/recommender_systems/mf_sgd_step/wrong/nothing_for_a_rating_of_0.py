"""takes no step for a rating of 0

Breaks: several steps in a row
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    given = Z, W
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    if not y:
        return Z, W
    r = float(y) - z @ w
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    return Z, W
