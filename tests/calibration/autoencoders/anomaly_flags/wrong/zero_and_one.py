"""returns flags of 0 and 1

Breaks: the threshold and the flags
Slips: 1, all flags are of another kind
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    flags = (errors > threshold).astype(int)
    return threshold, flags
