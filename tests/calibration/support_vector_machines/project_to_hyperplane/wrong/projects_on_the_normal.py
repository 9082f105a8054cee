"""returns the multiple of w that was to be subtracted

Slips: 1, no point is right
"""


def project_to_hyperplane(X, w, b):
    return np.outer((X @ w + b) / (w @ w), w)
