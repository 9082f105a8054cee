"""turns planes that do not separate

Breaks: `ValueError` for a point on the wrong side or on the plane
"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if least <= 0:
        pass
    return w / least, float(b / least)
