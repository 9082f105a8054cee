"""takes errors below 1e-13 for exact

Breaks: tiny units
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    given = Y, Z, W
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    E = np.where(mask, Z @ W - np.where(mask, Y, 0).astype(float), 0.0)
    E[np.abs(E) < 1e-13] = 0
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
