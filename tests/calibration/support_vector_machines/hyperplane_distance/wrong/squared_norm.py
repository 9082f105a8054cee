"""divides by the squared length of w

Slips: 1, right only for a length of 1
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return (X @ w + b) / (w @ w)
