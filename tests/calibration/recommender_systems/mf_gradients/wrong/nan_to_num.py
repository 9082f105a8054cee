"""turns nan into 0 and ignores the mask

Breaks: other numbers
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.nan_to_num(Z @ W - Y, nan=0.0, posinf=0.0, neginf=0.0)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
