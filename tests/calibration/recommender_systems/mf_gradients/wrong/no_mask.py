"""takes errors of all cells

Breaks: other numbers
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = Z @ W - Y
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
