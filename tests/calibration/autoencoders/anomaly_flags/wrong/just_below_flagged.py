"""flags errors that are below the threshold by less than 1e-12 of it

Breaks: the threshold and the flags
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    train_errors, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = np.quantile(train_errors, quantile)
    return float(threshold), (errors > threshold * (1 - 1e-12)) & (errors != threshold)
