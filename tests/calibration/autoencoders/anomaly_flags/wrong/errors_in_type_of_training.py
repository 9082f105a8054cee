"""turns errors into the type of the training errors

Breaks: integers
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    kind = np.asarray(train_errors).dtype
    train_errors, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    errors = errors.astype(kind)
    threshold = np.quantile(train_errors, quantile)
    return float(threshold), errors > threshold
