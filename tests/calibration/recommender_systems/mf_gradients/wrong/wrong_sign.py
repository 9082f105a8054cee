"""takes ratings minus predictions

Breaks: both slopes
Slips: 1, the errors are in every slope
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, Y - Z @ W, 0)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
