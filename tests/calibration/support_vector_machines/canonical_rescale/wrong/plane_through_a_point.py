"""allows points on the plane

Breaks: `ValueError` for a point on the wrong side or on the plane
"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if least < 0:
        raise ValueError("not separating")
    return w / least, float(b / least)
