"""takes predictions of 0 for missing ones

Breaks: predictions of 0
Slips: 1
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if judges.any():
            means[i] = judges.mean()
    return means
