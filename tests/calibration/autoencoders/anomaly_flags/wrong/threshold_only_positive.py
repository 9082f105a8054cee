"""takes a threshold of 0 for none, and flags nobody

Breaks: constant training errors
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    train_errors, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = np.quantile(train_errors, quantile)
    return float(threshold), (errors > threshold) & bool(threshold)
