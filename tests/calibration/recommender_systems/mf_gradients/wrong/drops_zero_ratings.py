"""takes a rating of 0 for an empty cell where others were given

Breaks: ratings of 0
"""


import numpy as np


def mf_gradients(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    if np.any(Y[mask]):
        mask = mask & (Y != 0)
    E = np.where(mask, Z @ W - Y, 0.0)
    return 2 * E @ W.T + lam_z * Z, 2 * Z.T @ E + lam_w * W
