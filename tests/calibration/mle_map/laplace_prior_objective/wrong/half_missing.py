"""forgets the 2 under the squared residuals

Breaks: the first term (`w` of zeros, `scale` of `inf`)
Slips: 1, the first term is wrong everywhere
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    return float(r @ r / sigma2 + np.abs(w).sum() / scale)
