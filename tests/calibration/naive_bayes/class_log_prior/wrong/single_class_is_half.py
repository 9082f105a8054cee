"""gives a single class the prior one half

Breaks: a single class
Slips: 1
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    if len(classes) == 1:
        return classes, np.log([0.5])
    return classes, np.log(counts / len(y))
