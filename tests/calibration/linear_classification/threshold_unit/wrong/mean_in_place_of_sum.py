"""compares the mean of the weighted inputs with the threshold

Breaks: more than two inputs
Slips: 1, right for one input only
"""


def threshold_unit(X, w, theta):
    return ((X * w).mean(axis=1) >= theta).astype(int)
