"""makes an array of floats where there are no errors to judge

Breaks: an empty array of errors
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    threshold = np.quantile(train_errors, quantile)
    return threshold, np.array([error > threshold for error in errors])
