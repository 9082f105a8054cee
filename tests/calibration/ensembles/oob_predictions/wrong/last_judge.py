"""takes the last round that does not know the row

Breaks: rows that are always out of bag (the plain mean)
Slips: 1, one round of several
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges):
            means[i] = judges[-1]
    return means
