"""gives slopes of 0 to users without ratings

Breaks: users and items without ratings
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, Z @ W - Y, 0)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    dZ[~mask.any(axis=1)] = 0
    return dZ, dW
