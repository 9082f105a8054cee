"""forgets the penalty of items

Breaks: each penalty alone
Slips: 1, penalties are in most sums
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    e = (Z @ W)[mask] - Y[mask].astype(float)
    return np.sum(e**2) + lam_z / 2 * np.sum(Z**2)
