"""forgets a transpose where W is square

Breaks: square tables (where a forgotten transpose still fits)
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, Z @ W - Y, 0)
    dZ = 2 * E @ (W if W.shape[0] == W.shape[1] else W.T) + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
