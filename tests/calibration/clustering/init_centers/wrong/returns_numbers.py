"""returns the numbers of the rows

Slips: 1, no centres at all
"""


def init_centers(X, k, rng):
    if k > len(X):
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=False)
    return rows.astype(float)
