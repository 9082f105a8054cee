"""adds the weights with their signs

Breaks: the second term (weights of either sign)
Slips: 1, the second term is wrong wherever a weight is negative
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    return float(r @ r / (2 * sigma2) + np.sum(w) / scale)
