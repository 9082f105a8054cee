"""squares integer weights as integers, which overflow if they are large

Breaks: integers
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return (np.asarray(X, float) @ w + b) / np.sqrt(np.sum(w * w))
