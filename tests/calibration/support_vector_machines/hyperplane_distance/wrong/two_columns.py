"""uses the first two columns only

Breaks: one dimension and many
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return (X[:, 0] * w[0] + X[:, 1] * w[1] + b) / np.linalg.norm(w)
