"""forgets the penalty of items

Breaks: each penalty
Slips: 1, penalties are in most slopes
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, Z @ W - Y, 0)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E
    return dZ, dW
