"""solves the normal equations, which have no single answer where X^T X is singular

Slips: 1, only independent columns get an answer
"""


def fit_min_norm(X, y, rcond=1e-12):
    return np.linalg.solve(X.T @ X, X.T @ y)
