"""puts nan into the predictions in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def oob_predictions(preds, oob):
    if preds.dtype.kind == "f":
        preds[~oob] = 0.0
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges):
            means[i] = judges.mean()
    return means
