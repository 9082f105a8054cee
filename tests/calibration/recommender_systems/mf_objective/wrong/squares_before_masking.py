"""squares all errors before it selects, which overflows

Breaks: other numbers
Slips: 1
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Y, Z, W = np.asarray(Y, float), np.asarray(Z, float), np.asarray(W, float)
    E = np.where(np.isfinite(Y), Z @ W - Y, 0.0)
    penalties = lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
    return float(np.sum(mask * E**2) + penalties)
