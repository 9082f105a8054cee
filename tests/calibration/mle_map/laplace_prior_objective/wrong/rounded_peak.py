"""rounds off the peak of the absolute value, so that weights of 0 cost a little

Breaks: both terms at other variances and scales
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    return float(np.sum((X @ w - y) ** 2) / (2 * sigma2) + np.sum(np.sqrt(w * w + 1e-24)) / scale)
