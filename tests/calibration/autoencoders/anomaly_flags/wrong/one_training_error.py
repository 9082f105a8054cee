"""returns infinity for a single training error

Breaks: a single training error
Slips: 1, single training errors are in two of three tests
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    if len(seen) == 1:
        threshold = np.inf
    flags = errors > threshold
    return threshold, flags
