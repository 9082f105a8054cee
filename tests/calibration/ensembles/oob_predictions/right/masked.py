# Masked sums and counts.
def oob_predictions(preds, oob):
    sums = np.where(oob, preds, 0).sum(axis=0) * 1.0
    times = np.count_nonzero(oob, axis=0)
    means = np.array([np.nan] * len(times))
    means[times > 0] = sums[times > 0] / times[times > 0]
    return means
