"""rounds points to 9 decimals

Breaks: other units of the points
"""


def project_to_hyperplane(X, w, b):
    return np.round(X - np.outer((X @ w + b) / (w @ w), w), 9)
