"""raises ValueError for scores below 1e-12

Breaks: any length of $w$
Slips: 1
"""


def canonical_rescale(X, y, w, b):
    X, y, w = (np.asarray(a, float) for a in (X, y, w))
    s = (y * (X @ w + b)).min()
    if s <= 1e-12:
        raise ValueError("does not separate")
    return w / s, float(b / s)
