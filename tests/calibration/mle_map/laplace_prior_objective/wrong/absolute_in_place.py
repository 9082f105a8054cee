"""takes the absolute values of the weights in place

Breaks: the arguments stay as they were
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    np.abs(w, out=w)
    return float(r @ r / (2 * sigma2) + np.sum(w) / scale)
