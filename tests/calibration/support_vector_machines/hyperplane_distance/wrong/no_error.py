"""returns scores in place of raising ValueError for w = 0

Breaks: `ValueError` for $w = 0$ but for no other $w$
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        return X @ w + b
    return (X @ w + b) / np.linalg.norm(w)
