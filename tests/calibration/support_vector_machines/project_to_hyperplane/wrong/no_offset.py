"""projects on the parallel plane through the origin

Slips: 1, right only for b = 0
"""


def project_to_hyperplane(X, w, b):
    return X - np.outer((X @ w) / (w @ w), w)
