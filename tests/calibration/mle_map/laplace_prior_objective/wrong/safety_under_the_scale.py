"""adds a small number to the scale to be safe

Breaks: both terms at other variances and scales
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    return float(r @ r / (2 * sigma2) + np.sum(np.abs(w)) / (scale + 1e-12))
