"""adds the multiple of w in place of subtracting it

Slips: 1, right on the plane only
"""


def project_to_hyperplane(X, w, b):
    return X + np.outer((X @ w + b) / (w @ w), w)
