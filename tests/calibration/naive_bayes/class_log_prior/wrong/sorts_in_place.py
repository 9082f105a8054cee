"""sorts the caller's labels on the way

Breaks: that `y` stays as it was
Slips: 1
"""


def class_log_prior(y):
    y.sort()
    classes, counts = np.unique(y, return_counts=True)
    return classes, np.log(counts / len(y))
