"""cuts residuals to integers if the targets are integers

Breaks: the first term (`w` of zeros, `scale` of `inf`)
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = np.zeros_like(y)
    r[:] = y - X @ w
    return float(r @ r / (2 * sigma2) + np.sum(np.abs(w)) / scale)
