"""fires only above the threshold

Breaks: sums that just reach the threshold
"""


def threshold_unit(X, w, theta):
    return (X @ w > theta).astype(int)
