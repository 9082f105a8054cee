"""returns a number for a single point

Breaks: single points
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return np.squeeze((X @ w + b) / np.linalg.norm(w))
