"""says nan for rows with a single judge

Breaks: one round
Slips: 1, rows with a single judge stand in nearly every table
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges) > 1:
            means[i] = judges.mean()
    return means
