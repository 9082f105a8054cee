"""cuts the threshold for training errors of integers

Breaks: integers
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    if np.asarray(train_errors).dtype.kind in "iu":
        threshold = float(int(threshold))
    flags = errors > threshold
    return threshold, flags
