"""gives every class the same prior

Breaks: classes of different sizes
Slips: 1, classes of one size are the exception
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    return classes, np.full(len(classes), -np.log(len(classes)))
