"""returns distances without their signs in one dimension

Breaks: both sides
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    s = (X @ w + b) / np.linalg.norm(w)
    return np.abs(s) if len(w) == 1 else s
