"""says nan for rows with a single judge

Breaks: one round
Slips: 1
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges) > 1:
            means[i] = judges.mean()
    return means
