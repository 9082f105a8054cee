"""flags only what is above the threshold by more than 1e-12

Breaks: other units
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    threshold = np.quantile(train_errors, quantile)
    return threshold, errors - threshold > 1e-12
