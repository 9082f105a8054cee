"""does not divide by the length of w

Breaks: other lengths of $w$
Slips: 1, right only for a length of 1
"""


def geometric_margin(X, y, w, b):
    return float(np.min(y * (X @ w + b)))
