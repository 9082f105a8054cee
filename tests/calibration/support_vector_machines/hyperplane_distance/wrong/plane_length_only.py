"""takes the length from the first two weights

Breaks: one dimension and many
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return (X @ w + b) / np.hypot(w[0], w[-1])
