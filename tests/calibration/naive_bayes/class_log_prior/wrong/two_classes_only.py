"""gives the second class what the first leaves, and knows no third

Slips: 1, there are often more than two classes
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    if len(classes) > 1:
        p = counts[0] / len(y)
        return classes[:2], np.log([p, 1 - p])
    return classes, np.log(counts / len(y))
