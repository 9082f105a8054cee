"""walks twice as far, to the mirror image

Slips: 1, right on the plane only
"""


def project_to_hyperplane(X, w, b):
    return X - 2 * np.outer((X @ w + b) / (w @ w), w)
