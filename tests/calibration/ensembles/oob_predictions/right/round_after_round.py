# Sums and counts grow from round to round.
def oob_predictions(preds, oob):
    n = preds.shape[1]
    sums, times = [0.0] * n, [0] * n
    for row, out in zip(preds, oob):
        for i in range(n):
            if out[i]:
                sums[i] += row[i]
                times[i] += 1
    return np.array([total / k if k else float("nan") for total, k in zip(sums, times)])
