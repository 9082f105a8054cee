"""moves the user with the new vector of the item

Breaks: old vectors on both right sides
"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    r = y - Z[i] @ W[:, j]
    W[:, j] = W[:, j] + lr * (r * Z[i] - lam * W[:, j])
    Z[i] = Z[i] + lr * (r * W[:, j] - lam * Z[i])
    return Z, W
