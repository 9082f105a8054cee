"""takes the nearest training error in lists of three or more

Breaks: thresholds between two training errors
Slips: 1, flags follow from the threshold
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    method = "linear" if len(train_errors) < 3 else "nearest"
    threshold = np.quantile(train_errors, quantile, method=method)
    return threshold, errors > threshold
