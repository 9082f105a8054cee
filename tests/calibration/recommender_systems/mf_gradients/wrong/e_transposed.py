"""transposes errors of square tables

Breaks: square tables (where a forgotten transpose still fits)
Breaks: slopes against differences of the objective
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    E = np.where(mask, Z @ W - Y, 0)
    dZ = 2 * (E.T if E.shape[0] == E.shape[1] else E) @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
