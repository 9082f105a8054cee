"""averages the rounds that know the row

Breaks: rows out of bag in some rounds
Slips: 1, the wrong rounds everywhere
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[~oob[:, i], i]
        if len(judges):
            means[i] = judges.mean()
    return means
