"""rounds predictions of integer tables to whole numbers

Breaks: integers (uint8 too)
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, (Z @ W).astype(Y.dtype) - Y, 0).astype(float)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
