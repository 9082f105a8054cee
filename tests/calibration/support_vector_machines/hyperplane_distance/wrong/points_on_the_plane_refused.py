"""raises ValueError if some point lies on the plane

Breaks: points on the plane
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    if np.any(X @ w + b == 0):
        raise ValueError('on the plane')
    return (X @ w + b) / np.linalg.norm(w)
