"""divides by the length of w once

Breaks: that projected points are on the plane
Breaks: other lengths of $w$
Slips: 1, right only for a length of 1 or on the plane
"""


def project_to_hyperplane(X, w, b):
    return X - np.outer((X @ w + b) / np.linalg.norm(w), w)
