"""takes the median of the judges

Breaks: rows out of bag in some rounds
Slips: 1, a median is another number with three and more judges
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges):
            means[i] = np.median(judges)
    return means
