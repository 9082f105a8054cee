"""divides by the sum of absolute weights in place of the length

Slips: 1, right only in one dimension
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return (X @ w + b) / np.abs(w).sum()
