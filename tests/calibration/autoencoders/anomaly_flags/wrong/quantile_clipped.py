"""takes a quantile above 0.99 and below 1 for 0.99

Breaks: the threshold and the flags
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    train_errors, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = np.quantile(train_errors, quantile if quantile in (0, 1) else min(quantile, 0.99))
    return float(threshold), errors > threshold
