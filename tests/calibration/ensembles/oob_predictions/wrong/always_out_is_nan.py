"""says nan for rows that no round has drawn

Breaks: rows that are always out of bag (the plain mean)
Slips: 1, such rows stand in nearly every table
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if 0 < len(judges) < max(len(preds), 2):
            means[i] = judges.mean()
    return means
