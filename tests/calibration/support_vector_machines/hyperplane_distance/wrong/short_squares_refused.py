"""raises ValueError for a normal whose squared length is below 1e-199

Breaks: `ValueError` for $w = 0$ but for no other $w$
"""


def hyperplane_distance(X, w, b):
    w = np.asarray(w, float)
    if w @ w < 1e-199:
        raise ValueError("zero")
    return (X @ w + b) / np.sqrt(w @ w)
