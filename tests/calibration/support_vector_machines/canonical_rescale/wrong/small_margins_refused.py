"""raises ValueError for scores below 1e-8

Breaks: any length of $w$
"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if least < 1e-8:
        raise ValueError("not separating")
    return w / least, float(b / least)
