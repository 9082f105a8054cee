"""returns integers if the points are integers

Breaks: integers
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    out = np.zeros(len(X), dtype=X.dtype)
    for i, x in enumerate(X):
        out[i] = (x @ w + b) / np.linalg.norm(w)
    return out
