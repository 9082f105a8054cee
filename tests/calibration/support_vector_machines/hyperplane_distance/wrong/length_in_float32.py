"""computes the length in single precision

Breaks: other lengths of $w$ (tiny and huge)
Slips: 1, hardly any distance is within the tolerance
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return (X @ w + b) / np.linalg.norm(w.astype(np.float32))
