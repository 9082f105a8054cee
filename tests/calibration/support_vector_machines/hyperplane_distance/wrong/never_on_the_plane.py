"""returns at least 1e-6 in size, so that no point is on the plane

Breaks: points on the plane
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    s = (X @ w + b) / np.linalg.norm(w)
    return np.where(np.abs(s) < 1e-12 * np.abs(s).max() + 1e-300, 1e-6, s)
