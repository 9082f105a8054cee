# Between two of the sorted errors.
def anomaly_flags(train_errors, errors, quantile=0.95):
    ranked = np.sort(np.asarray(train_errors, dtype=float))
    threshold = np.interp(quantile * (len(ranked) - 1), np.arange(len(ranked)), ranked)
    return threshold, np.array([bool(error > threshold) for error in errors], dtype=bool)
