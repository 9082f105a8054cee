"""shuffles the rows that it was given afterwards

Breaks: that the arguments stay as they were
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=False)
    drawn = X[rows].astype(float)
    X[: len(drawn)] = drawn
    return drawn
