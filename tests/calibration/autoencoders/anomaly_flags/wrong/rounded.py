"""rounds the threshold to 6 decimals

Breaks: other units
Slips: 1, flags follow from the threshold
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = round(float(np.quantile(seen, quantile)), 6)
    flags = errors > threshold
    return threshold, flags
