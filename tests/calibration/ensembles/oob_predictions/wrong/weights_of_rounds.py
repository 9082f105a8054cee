"""weighs rounds by the share of rows that they left out

Breaks: rows out of bag in some rounds
Slips: 1, other weights are another mean
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges):
            means[i] = np.average(judges, weights=oob.mean(axis=1)[oob[:, i]])
    return means
