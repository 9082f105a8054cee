"""adds theta to the sum and compares with 0

Breaks: negative thresholds
Slips: 1, every threshold but 0 has the wrong sign
"""


def threshold_unit(X, w, theta):
    return (X @ w + theta >= 0).astype(int)
