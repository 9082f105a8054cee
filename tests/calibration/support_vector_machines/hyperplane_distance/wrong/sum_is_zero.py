"""raises ValueError if the entries of w add up to 0

Breaks: `ValueError` for $w = 0$ but for no other $w$
"""


def hyperplane_distance(X, w, b):
    if w.sum() == 0:
        raise ValueError("w is zero")
    return (X @ w + b) / np.linalg.norm(w)
