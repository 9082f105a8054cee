"""takes a scale above 1e10 for infinite

Breaks: both terms at other variances and scales
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    r = X @ w - y
    fit = float(r @ r / (2 * sigma2))
    return fit if scale > 1e10 else fit + float(np.abs(w).sum() / scale)
