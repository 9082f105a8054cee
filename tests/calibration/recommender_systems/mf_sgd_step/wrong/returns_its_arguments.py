"""returns the arguments themselves if nothing moves

Breaks: integers
Slips: 1
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    z, w = Z[i].astype(float), W[:, j].astype(float)
    r = y - z @ w
    if r == 0 and lam == 0:
        return Z, W
    Z, W = Z.astype(float), W.astype(float)
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    return Z, W
