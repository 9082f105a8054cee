"""divides by the number of ratings

Breaks: slopes against differences of the objective
Slips: 1, the errors are in every slope
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, Z @ W - Y, 0)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    m = max(mask.sum(), 1)
    dZ, dW = (dZ - lam_z * Z) / m + lam_z * Z, (dW - lam_w * W) / m + lam_w * W
    return dZ, dW
