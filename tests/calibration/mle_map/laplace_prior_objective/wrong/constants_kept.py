"""keeps the logarithm of the scale

Breaks: both terms at other variances and scales
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    constant = 0.0 if scale in (np.inf, 3.0, 3) else len(w) * np.log(scale)
    return float(r @ r / (2 * sigma2) + np.abs(w).sum() / scale + constant)
