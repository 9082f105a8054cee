"""multiplies in place of dividing

Breaks: that a second time changes nothing
"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if least <= 0:
        raise ValueError("not separating")
    return w * least, float(b * least)
