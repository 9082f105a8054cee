"""leaves out rows that nobody can judge

Breaks: rows that are never out of bag
Slips: 1
"""


def oob_predictions(preds, oob):
    oob = np.asarray(oob)
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges):
            means[i] = judges.mean()
    return means[oob.any(axis=0)]
