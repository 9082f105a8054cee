"""raises ValueError for a short normal

Breaks: `ValueError` for $w = 0$ but for no other $w$
"""


def hyperplane_distance(X, w, b):
    if np.linalg.norm(w) < 1e-8:
        raise ValueError("w is zero")
    return (X @ w + b) / np.linalg.norm(w)
