"""keeps the dtype of the rows

Breaks: integers
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=False)
    return X[rows]
