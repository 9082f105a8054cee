"""shrinks the vectors of all users and items

Breaks: that all other rows and columns stay the same
Slips: 1, the other vectors are in every answer
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = y - z @ w
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    others = np.arange(len(Z)) != i
    Z[others] *= 1 - lr * lam
    W[:, np.arange(W.shape[1]) != j] *= 1 - lr * lam
    return Z, W
