"""sorts names without regard to capitals

Breaks: strings
Slips: 1
"""


def class_log_prior(y):
    classes = np.array(sorted(set(y.tolist()), key=lambda name: str(name).lower()))
    if y.dtype.kind != "U":
        classes = np.unique(y)
    return classes, np.log([np.mean(y == c) for c in classes])
