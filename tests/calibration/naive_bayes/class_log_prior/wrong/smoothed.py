"""smooths the priors as well

Breaks: classes of different sizes
Slips: 1, every prior is smoothed
"""


def class_log_prior(y):
    classes, counts = np.unique(y, return_counts=True)
    return classes, np.log((counts + 1) / (len(y) + len(counts)))
