"""fires below the threshold

Slips: 1, every answer is the opposite
"""


def threshold_unit(X, w, theta):
    return (X @ w < theta).astype(int)
