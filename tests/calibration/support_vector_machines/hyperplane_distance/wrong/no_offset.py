"""leaves the offset out

Slips: 1, right only for b = 0
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return (X @ w) / np.linalg.norm(w)
