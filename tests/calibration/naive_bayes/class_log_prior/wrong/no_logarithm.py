"""returns the shares and not their logarithms

Slips: 1, no prior is a logarithm
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    return classes, counts / len(y)
