"""takes the mean of the squared residuals in place of their sum

Breaks: the first term (`w` of zeros, `scale` of `inf`)
Slips: 1, the first term is wrong everywhere
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    return float(np.mean((X @ w - y) ** 2) / (2 * sigma2) + np.abs(w).sum() / scale)
