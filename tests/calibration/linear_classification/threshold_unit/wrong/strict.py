"""fires only above the threshold

Breaks: sums that equal
"""


def threshold_unit(X, w, theta):
    return (X @ w > theta).astype(int)
