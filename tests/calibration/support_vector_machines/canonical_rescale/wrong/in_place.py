"""divides w in place

Breaks: that the arguments stay as they were
"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if least <= 0:
        raise ValueError("not separating")
    if w.dtype == float:
        w /= least
    else:
        w = w / least
    return w, float(b / least)
