"""flags errors equal to the threshold

Breaks: errors equal to the threshold
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    flags = errors >= threshold
    return threshold, flags
