"""divides w by its length in place

Breaks: that the arguments stay as they were
"""


def geometric_margin(X, y, w, b):
    length = np.linalg.norm(w)
    if w.dtype == float:
        w /= length
    else:
        w = w / length
    return float(np.min(y * (X @ w + b / length)))
