"""divides by the largest score"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if least <= 0:
        raise ValueError("not separating")
    least = np.max(y * (X @ w + b))
    return w / least, float(b / least)
