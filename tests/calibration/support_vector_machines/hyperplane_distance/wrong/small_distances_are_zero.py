"""sets distances below 1e-6 to 0

Breaks: other units of the points
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    s = (X @ w + b) / np.linalg.norm(w)
    return np.where(np.abs(s) < 1e-6, 0.0, s)
