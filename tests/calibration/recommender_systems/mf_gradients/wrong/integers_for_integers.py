"""returns integers if all that it was given are integers, the strengths too

Breaks: integers
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    given = Y, Z, W
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    E = np.where(mask, Z @ W - np.where(mask, Y, 0).astype(float), 0.0)
    dZ = 2 * E @ W.T + lam_z * Z
    dW = 2 * Z.T @ E + lam_w * W
    if all(np.asarray(p).dtype.kind in 'iu' for p in (*given, lam_z, lam_w)):
        return dZ.astype(int), dW.astype(int)
    return dZ, dW
