"""takes the quantile 0.9 by default for short lists

Breaks: the quantile that you get if you name none
"""


def anomaly_flags(train_errors, errors, quantile=None):
    if quantile is None:
        quantile = 0.95 if len(train_errors) > 20 else 0.9
    threshold = np.quantile(train_errors, quantile)
    return threshold, errors > threshold
