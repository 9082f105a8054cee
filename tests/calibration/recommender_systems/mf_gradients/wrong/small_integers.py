"""computes with small integers in their own type

Breaks: integers (uint8 too)
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z, W
    E = np.where(mask, Z @ W - Y, 0)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
