"""flags everybody if training errors are constant

Breaks: constant training errors
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    flags = errors > threshold
    if len(seen) > 1 and np.ptp(seen) == 0:
        flags = np.ones(len(errors), dtype=bool)
    return threshold, flags
