"""raises ValueError only if the first point is on its wrong side

Breaks: `ValueError` for a point on the wrong side or on the plane
"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if y[0] * (X[0] @ w + b) <= 0:
        raise ValueError("not separating")
    return w / least, float(b / least)
