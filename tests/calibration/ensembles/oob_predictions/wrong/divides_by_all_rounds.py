"""divides by the number of all rounds

Breaks: rows out of bag in some rounds
Slips: 1, only rows out of bag everywhere are right
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges):
            means[i] = judges.sum() / len(preds)
    return means
