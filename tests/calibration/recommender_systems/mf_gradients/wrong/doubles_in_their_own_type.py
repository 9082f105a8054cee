"""doubles small integers in their own type

Breaks: integers (`uint8` too)
Slips: 1
"""


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    E = Z.astype(float) @ W.astype(float) - np.where(mask, Y, 0)
    E[~mask] = 0.0
    return E @ (2 * W.T) + float(lam_z) * Z, (2 * Z.T) @ E + float(lam_w) * W
