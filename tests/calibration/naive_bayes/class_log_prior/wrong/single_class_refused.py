"""raises an error for a single class

Breaks: a single class
Slips: 1
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    if len(classes) == 1:
        raise ValueError("one class")
    return classes, np.log(counts / len(y))
