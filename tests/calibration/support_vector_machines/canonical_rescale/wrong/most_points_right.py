"""raises ValueError only if most points are on their wrong sides

Breaks: `ValueError` for a point on the wrong side or on the plane
"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if np.mean(y * (X @ w + b) > 0) < 0.5:
        raise ValueError("not separating")
    return w / least, float(b / least)
