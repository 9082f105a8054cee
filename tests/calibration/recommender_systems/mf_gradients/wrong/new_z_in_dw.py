"""uses moved vectors of users for the slopes by items

Breaks: slopes against differences of the objective
Slips: 1, the slopes by items are in most answers
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, Z @ W - Y, 0)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * (Z - 1e-3 * dZ).T @ E + lam_w * W
    return dZ, dW
