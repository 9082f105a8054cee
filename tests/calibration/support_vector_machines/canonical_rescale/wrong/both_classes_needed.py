"""fails for a single point

Breaks: single points
"""


def canonical_rescale(X, y, w, b):
    s = X @ w + b
    least = min(s[y > 0].min(), -s[y < 0].max())
    if least <= 0:
        raise ValueError("not separating")
    return w / least, float(b / least)
