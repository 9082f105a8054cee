"""puts the most frequent class first

Breaks: the order of the classes
Slips: 1, all is in another order
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    order = np.argsort(-counts, kind="stable")
    return classes[order], np.log(counts[order] / len(y))
