"""interpolates by another definition of quantiles

Breaks: thresholds between two training errors
Slips: 1, flags follow from the threshold
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile, method="hazen"))
    flags = errors > threshold
    return threshold, flags
