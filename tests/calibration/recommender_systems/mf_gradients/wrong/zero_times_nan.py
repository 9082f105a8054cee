"""multiplies errors by the mask

Breaks: nan or infinity in unobserved cells
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = mask * (Z @ W - Y)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
