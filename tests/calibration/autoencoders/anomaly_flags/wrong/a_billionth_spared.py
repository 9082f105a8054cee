"""flags no error that is within a billionth of the threshold

Breaks: errors equal to the threshold
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    threshold = np.quantile(train_errors, quantile)
    return threshold, (errors > threshold) & ~np.isclose(errors, threshold, rtol=1e-9, atol=0)
