"""moves points on the plane by a little

Breaks: points on the plane (they stay)
Slips: 1, both tests have points on the plane
"""


def project_to_hyperplane(X, w, b):
    return X - np.outer(np.where(X @ w + b == 0, 1e-3, (X @ w + b) / (w @ w)), w)
