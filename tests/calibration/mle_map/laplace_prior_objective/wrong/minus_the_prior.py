"""subtracts the term of the prior

Breaks: the second term (weights of either sign)
Slips: 1, the second term is wrong everywhere
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    return float(r @ r / (2 * sigma2) - np.abs(w).sum() / scale)
