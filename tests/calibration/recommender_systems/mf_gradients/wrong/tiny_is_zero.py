"""takes slopes below 1e-12 for 0

Breaks: tiny units
Slips: 1
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Y, Z, W = np.where(mask, Y, 0).astype(float), np.asarray(Z, float), np.asarray(W, float)
    E = np.where(mask, Z @ W - Y, 0.0)
    dZ, dW = 2 * E @ W.T + lam_z * Z, 2 * Z.T @ E + lam_w * W
    dZ[np.abs(dZ) < 1e-12] = 0.0
    dW[np.abs(dW) < 1e-12] = 0.0
    return dZ, dW
