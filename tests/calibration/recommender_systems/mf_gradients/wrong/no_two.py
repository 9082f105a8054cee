"""forgets the 2 of the squares

Breaks: both slopes
Slips: 1, the errors are in every slope
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, Z @ W - Y, 0)
    dZ = E @ W.T + lam_z * Z
    dW = Z.T @ E + lam_w * W
    return dZ, dW
