"""reads the quantile off the unsorted errors

Breaks: training errors in any order
Slips: 1, flags follow from the threshold
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.interp(quantile * (len(seen) - 1), np.arange(len(seen)), seen))
    flags = errors > threshold
    return threshold, flags
