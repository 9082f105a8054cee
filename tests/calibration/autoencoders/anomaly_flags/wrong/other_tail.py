"""takes 1 - quantile

Breaks: quantiles of 0 and 1
Slips: 1, flags follow from the threshold
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, 1 - quantile))
    flags = errors > threshold
    return threshold, flags
