"""returns the log priors before the classes

Slips: 1, neither part is where it should be
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    return np.log(counts / len(y)), classes
