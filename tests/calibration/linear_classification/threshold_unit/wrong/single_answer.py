"""returns one answer for the whole table

Slips: 1, one number in place of an array
"""


def threshold_unit(X, w, theta):
    return int((X @ w >= theta).all())
