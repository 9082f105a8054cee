"""takes residuals below 1e-8 for zero

Breaks: both terms at other variances and scales
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    r[np.abs(r) < 1e-8] = 0
    return float(r @ r / (2 * sigma2) + np.sum(np.abs(w)) / scale)
