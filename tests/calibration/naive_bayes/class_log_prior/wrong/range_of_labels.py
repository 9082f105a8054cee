"""has a class for each integer between the smallest and the largest

Breaks: integers with gaps
Slips: 1
"""


def class_log_prior(y):
    classes = np.unique(y)
    if y.dtype.kind in "iu":
        classes = np.arange(y.min(), y.max() + 1)
    return classes, np.log([np.mean(y == c) for c in classes])
