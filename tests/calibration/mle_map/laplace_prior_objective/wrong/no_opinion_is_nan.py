"""computes nan for a scale of inf

Breaks: the first term (`w` of zeros, `scale` of `inf`)
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    with np.errstate(invalid="ignore"):
        total = scale * (r @ r) + 2 * sigma2 * np.abs(w).sum()
        return float(total / np.float64(2 * sigma2 * scale))
