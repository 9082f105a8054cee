"""compares absolute sums with the threshold

Breaks: negative thresholds
"""


def threshold_unit(X, w, theta):
    return (np.abs(X @ w) >= theta).astype(int)
