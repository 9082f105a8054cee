"""takes the quantile of the errors to judge

Breaks: the threshold and the flags
Slips: 1, flags follow from the threshold
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(errors if len(errors) else seen, quantile))
    flags = errors > threshold
    return threshold, flags
