"""takes a rating of 0 for an empty cell where others were given

Breaks: ratings of 0
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    if np.any(Y[mask]):
        mask = mask & (Y != 0)
    e = (Z @ W)[mask] - Y[mask].astype(float)
    return e @ e + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
