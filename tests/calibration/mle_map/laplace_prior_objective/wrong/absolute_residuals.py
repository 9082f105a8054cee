"""takes absolute in place of squared residuals

Breaks: the first term (`w` of zeros, `scale` of `inf`)
Slips: 1, the first term is wrong everywhere
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    return float(np.abs(X @ w - y).sum() / (2 * sigma2) + np.abs(w).sum() / scale)
