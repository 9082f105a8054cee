"""returns the flags first

Breaks: the threshold and the flags
Slips: 1, both results stand in the wrong place
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    flags = errors > threshold
    return flags, threshold
