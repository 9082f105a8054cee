"""takes the logarithms of the counts and not of the shares

Slips: 1, no prior is right
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    return classes, np.log(counts)
