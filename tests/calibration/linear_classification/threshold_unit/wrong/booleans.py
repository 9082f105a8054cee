"""returns True and False for 1 and 0

Slips: 1, the kind of every result is wrong
"""


def threshold_unit(X, w, theta):
    return (X @ w >= theta)
