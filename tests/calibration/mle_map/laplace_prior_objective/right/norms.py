"""squares and adds norms"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    squares = np.linalg.norm(X @ w - y) ** 2
    return float(squares / (2 * sigma2) + np.linalg.norm(w, 1) / scale)
