"""divides by the geometric margin

Breaks: any length of $w$
"""


def canonical_rescale(X, y, w, b):
    least = np.min(y * (X @ w + b))
    if least <= 0:
        raise ValueError("not separating")
    least = least / np.linalg.norm(w)
    return w / least, float(b / least)
