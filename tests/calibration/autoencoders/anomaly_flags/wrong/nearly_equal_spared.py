"""spares errors close to the threshold

Breaks: other units
Slips: 1
"""


def anomaly_flags(train_errors, errors, quantile=0.95):
    seen, errors = np.asarray(train_errors, dtype=float), np.asarray(errors, dtype=float)
    threshold = float(np.quantile(seen, quantile))
    flags = (errors > threshold) & ~np.isclose(errors, threshold)
    return threshold, flags
