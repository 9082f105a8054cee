"""sorts the training errors in place

Breaks: that the arguments stay as they were
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    train_errors.sort()
    threshold = float(np.quantile(seen, quantile))
    flags = errors > threshold
    return threshold, flags
