"""returns the score without dividing by the length of w

Breaks: other lengths of $w$ (tiny and huge)
Slips: 1, right only for a length of 1
"""


def hyperplane_distance(X, w, b):
    if not np.any(w):
        raise ValueError("w is zero")
    return (X @ w + b)
