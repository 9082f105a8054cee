# By np.percentile.
def anomaly_flags(train_errors, errors, quantile=0.95):
    limit = np.percentile(train_errors, 100 * quantile)
    return limit, ~(np.asarray(errors) <= limit)
