"""divides w by its length in place

Breaks: that the arguments stay as they were
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    length = np.linalg.norm(w)
    if w.dtype == float:
        w /= length
    else:
        w = w / length
    return X @ w + b / length
