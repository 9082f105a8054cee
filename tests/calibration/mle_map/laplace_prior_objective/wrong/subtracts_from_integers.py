"""subtracts y in place from predictions, which fails if those are integers

Breaks: the first term (`w` of zeros, `scale` of `inf`)
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w
    r -= y
    return float(r @ r / (2 * sigma2) + np.sum(np.abs(w)) / scale)
