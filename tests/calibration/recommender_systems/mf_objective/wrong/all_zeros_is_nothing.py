"""leaves the errors out if all ratings are 0

Breaks: ratings of 0
Slips: 1
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    given = Y[mask].astype(float)
    errors = (Z @ W)[mask] - given if given.any() else np.zeros(1)
    return float(errors @ errors + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2))
