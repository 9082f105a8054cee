"""raises if there are no errors to judge

Breaks: an empty array of errors
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    if len(errors) == 0:
        raise ValueError("errors")
    threshold = float(np.quantile(seen, quantile))
    flags = errors > threshold
    return threshold, flags
