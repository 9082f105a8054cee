"""returns a flat array for a single point

Breaks: single points
"""


def project_to_hyperplane(X, w, b):
    return np.squeeze(X - np.outer((X @ w + b) / (w @ w), w))
