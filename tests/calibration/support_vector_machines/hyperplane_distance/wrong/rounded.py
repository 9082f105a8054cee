"""rounds distances to 6 decimals

Breaks: other units of the points
Slips: 1, hardly any distance is within the tolerance
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return np.round((X @ w + b) / np.linalg.norm(w), 6)
