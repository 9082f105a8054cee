"""counts with bincount, whose table is as long as the labels are far apart

Breaks: integers with gaps
Slips: 1
"""


def class_log_prior(y):
    if y.dtype.kind in "iu":
        low = y.min()
        counts = np.bincount(y - low)
        seen = np.flatnonzero(counts)
        return seen + low, np.log(counts[seen] / len(y))
    classes, counts = np.unique(y, return_counts=True)
    return classes, np.log(counts / len(y))
