"""averages the distinct predictions only

Breaks: rows out of bag in some rounds
Slips: 1
"""


def oob_predictions(preds, oob):
    out = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        p = preds[oob[:, i], i]
        if len(p):
            out[i] = np.mean(np.unique(p))
    return out
