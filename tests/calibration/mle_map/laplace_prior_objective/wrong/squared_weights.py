"""takes squared in place of absolute weights

Breaks: the second term (weights of either sign)
Slips: 1, the prior is another one
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    return float(r @ r / (2 * sigma2) + w @ w / scale)
