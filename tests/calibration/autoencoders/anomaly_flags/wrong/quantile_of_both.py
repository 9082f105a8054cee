"""takes the quantile of all errors together

Breaks: the threshold and the flags
Slips: 1, flags follow from the threshold
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(np.concatenate([seen, errors]), quantile))
    flags = errors > threshold
    return threshold, flags
