"""raises for a quantile of 1

Breaks: quantiles of 0 and 1
Slips: 1, a quantile of 1 is in two tests
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    if quantile >= 1:
        raise ValueError(quantile)
    threshold = float(np.quantile(seen, quantile))
    flags = errors > threshold
    return threshold, flags
