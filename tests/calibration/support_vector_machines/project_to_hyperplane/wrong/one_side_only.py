"""leaves points on the negative side where they are

Breaks: both sides
Slips: 1, half of all points are on the negative side
"""


def project_to_hyperplane(X, w, b):
    return X - np.outer(np.maximum(X @ w + b, 0) / (w @ w), w)
