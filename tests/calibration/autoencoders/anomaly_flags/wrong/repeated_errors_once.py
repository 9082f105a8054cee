"""counts repeated training errors once

Breaks: the threshold and the flags
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    train_errors, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = np.quantile(np.unique(train_errors), quantile)
    return float(threshold), errors > threshold
