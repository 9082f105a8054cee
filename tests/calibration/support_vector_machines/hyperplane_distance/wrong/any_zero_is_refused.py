"""raises ValueError if some entry of w is 0

Breaks: `ValueError` for $w = 0$ but for no other $w$
"""


def hyperplane_distance(X, w, b):
    if not np.all(w):
        raise ValueError("w is zero")
    return (X @ w + b) / np.linalg.norm(w)
