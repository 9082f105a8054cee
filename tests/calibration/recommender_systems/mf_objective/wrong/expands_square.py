"""expands the squares of the errors

Breaks: ratings much larger than the errors
"""


import numpy as np


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    p, y = (Z @ W)[mask], Y[mask].astype(float)
    return float(p @ p - 2 * (p @ y) + y @ y + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2))
