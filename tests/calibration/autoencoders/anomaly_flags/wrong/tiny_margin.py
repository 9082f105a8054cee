"""asks for a margin of 1e-8 above the threshold

Breaks: other units
Slips: 1
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    flags = errors > threshold + 1e-8
    return threshold, flags
