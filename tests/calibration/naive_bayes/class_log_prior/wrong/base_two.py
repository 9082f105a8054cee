"""takes the logarithm to the base 2

Slips: 1, no logarithm is right but that of 1
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    return classes, np.log2(counts / len(y))
