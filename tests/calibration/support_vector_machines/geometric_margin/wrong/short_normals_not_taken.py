"""takes a normal shorter than 1e-6 as it is

Breaks: other lengths of $w$
"""


def geometric_margin(X, y, w, b):
    length = np.linalg.norm(w)
    length = length if length > 1e-6 else 1.0
    return float(np.min(y * (X @ w + b) / length))
