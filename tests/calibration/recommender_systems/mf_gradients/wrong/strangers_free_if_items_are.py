"""leaves the penalty of users without ratings out if items have none

Breaks: users and items without ratings
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    given = Y, Z, W
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    E = np.where(mask, Z @ W - np.where(mask, Y, 0).astype(float), 0.0)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    if lam_w == 0:
        dZ[~mask.any(axis=1)] = 0
    return dZ, dW
