"""returns a list if there are no errors to judge

Breaks: an empty array of errors
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    flags = errors > threshold
    if len(errors) == 0:
        return threshold, None
    return threshold, flags
