"""takes 0.9 if no quantile is named

Breaks: the quantile that you get if you name none
Slips: 1, the default is in all tests
"""


def anomaly_flags(train_errors, errors, quantile=0.9):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    flags = errors > threshold
    return threshold, flags
