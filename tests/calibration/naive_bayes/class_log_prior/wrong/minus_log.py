"""returns minus the logarithm

Slips: 1, every sign is wrong
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    return classes, -np.log(counts / len(y))
