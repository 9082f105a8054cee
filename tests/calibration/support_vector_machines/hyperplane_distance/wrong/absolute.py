"""returns distances without their signs

Breaks: both sides
Slips: 1, half of all points are on the negative side
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return np.abs(X @ w + b) / np.linalg.norm(w)
