"""averages all rounds, also those that know the row

Breaks: a learner that memorises (its in-bag predictions must not count)
Slips: 1, hardly a row is out of bag everywhere
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[:, i]
        if len(judges):
            means[i] = judges.mean()
    return means
