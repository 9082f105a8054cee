"""leaves points with a score below 1e-9 where they are

Breaks: other units of the points
"""


def project_to_hyperplane(X, w, b):
    return X - np.outer(np.where(np.abs(X @ w + b) < 1e-9, 0, X @ w + b) / (w @ w), w)
