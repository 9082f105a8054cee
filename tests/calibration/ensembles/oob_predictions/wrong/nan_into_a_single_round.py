"""writes nan into the predictions where there is one round only

Breaks: that the arguments stay as they were
Slips: 1
"""


def oob_predictions(preds, oob):
    if len(preds) == 1 and preds.dtype.kind == "f":
        preds[0, ~oob[0]] = np.nan
        return preds[0].copy()
    count = oob.sum(axis=0)
    return np.where(count > 0, np.where(oob, preds, 0.0).sum(axis=0) / np.maximum(count, 1), np.nan)
