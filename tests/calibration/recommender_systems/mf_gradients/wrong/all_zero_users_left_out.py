"""gives the penalty alone to a user whose ratings are all 0

Breaks: ratings of 0
Slips: 1
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    Y = np.where(mask, Y, 0).astype(float)
    E = np.where(mask, Z @ W - Y, 0)
    dZ = 2 * E @ W.T
    dZ[~Y.any(axis=1)] = 0.0
    return dZ + lam_z * Z, 2 * Z.T @ E + lam_w * W
