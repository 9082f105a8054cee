"""flags what is below the threshold

Breaks: the threshold and the flags
Slips: 1, all flags are turned
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    flags = errors < threshold
    return threshold, flags
