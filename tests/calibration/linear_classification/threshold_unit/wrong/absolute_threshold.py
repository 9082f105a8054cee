"""takes the absolute value of theta

Breaks: negative thresholds
"""


def threshold_unit(X, w, theta):
    return (X @ w >= abs(theta)).astype(int)
