"""moves for ratings above the prediction only

Breaks: below
Slips: 1, many ratings are below the prediction
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    r = max(y - z @ w, 0)
    Z[i] = z + lr * (r * w - lam * z)
    W[:, j] = w + lr * (r * z - lam * w)
    return Z, W
