"""refuses k = n as well

Breaks: $k = n$
Slips: 1, k = n stands in all tests
"""


def init_centers(X, k, rng):
    if k >= len(X):
        raise ValueError("too many centres")
    rows = rng.choice(len(X), size=k, replace=False)
    return X[rows].astype(float)
