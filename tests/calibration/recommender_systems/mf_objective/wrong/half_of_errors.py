"""takes half of the squared errors

Breaks: the errors alone
Slips: 1, the errors are in every sum
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    e = (Z @ W)[mask] - Y[mask].astype(float)
    return np.sum(e**2) / 2 + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
