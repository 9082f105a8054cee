"""takes the largest absolute weight in place of their sum

Breaks: the second term (weights of either sign)
Slips: 1, only a single weight is right
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    return float(r @ r / (2 * sigma2) + np.abs(w).max() / scale)
