"""multiplies errors and vectors of integers in 32 bits

Breaks: integers
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    given = Y, Z, W
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    E = np.where(mask, Z @ W - np.where(mask, Y, 0).astype(float), 0.0)
    if all(p.dtype.kind in 'iu' for p in given):
        dZ = (2 * E.astype(np.int32) @ W.T.astype(np.int32)).astype(float) + lam_z * Z
    else:
        dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    return dZ, dW
