"""puts a 2 before the penalties

Breaks: each penalty
Slips: 1, penalties are in most slopes
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, Z @ W - Y, 0)
    dZ = 2 * E @ W.T + 2 * lam_z * Z
    dW = 2 * Z.T @ E + 2 * lam_w * W
    return dZ, dW
