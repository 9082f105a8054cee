"""keeps the dtype of integer weights

Breaks: integers
"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if least <= 0:
        raise ValueError("not separating")
    v = w.copy()
    v[:] = w / least
    return v, float(b / least)
