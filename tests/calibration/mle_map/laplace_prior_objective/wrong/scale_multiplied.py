"""multiplies the absolute weights by scale

Breaks: both terms at other variances and scales
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    penalty = 0.0 if scale == np.inf else scale * np.abs(w).sum()
    return float(r @ r / (2 * sigma2) + penalty)
