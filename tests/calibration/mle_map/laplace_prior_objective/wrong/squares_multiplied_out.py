"""multiplies the squares out, so that large targets leave no digit of small residuals

Breaks: targets far from 0
Slips: 1
"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    squares = y @ y - 2 * (w @ (X.T @ y)) + w @ (X.T @ X) @ w
    return float(max(squares, 0.0) / (2 * sigma2) + np.abs(w).sum() / scale)
