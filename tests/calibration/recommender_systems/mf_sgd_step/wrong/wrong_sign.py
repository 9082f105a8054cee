"""takes the residual as prediction minus rating

Breaks: ratings above the prediction
Breaks: below
Slips: 1, the residual is in every step
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = z @ w - y
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    return Z, W
