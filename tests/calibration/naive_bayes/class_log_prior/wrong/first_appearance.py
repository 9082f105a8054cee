"""puts the classes in the order of first appearance

Breaks: the order of the classes
Slips: 1, all is in another order
"""


def class_log_prior(y):
    classes = np.array(list(dict.fromkeys(y.tolist())))
    return classes, np.log([np.mean(y == c) for c in classes])
