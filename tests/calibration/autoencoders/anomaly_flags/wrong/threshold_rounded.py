"""rounds the threshold to twelve decimals

Breaks: other units
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    train_errors, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = np.round(np.quantile(train_errors, quantile), 12)
    return float(threshold), errors > threshold
