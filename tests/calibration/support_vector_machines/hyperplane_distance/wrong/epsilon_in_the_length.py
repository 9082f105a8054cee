"""adds 1e-12 to the length to avoid a division by zero

Breaks: other lengths of $w$ (tiny and huge)
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return (X @ w + b) / (np.linalg.norm(w) + 1e-12)
