"""takes predictions of 0 for missing ones

Breaks: predictions of 0
Slips: 1
"""


def oob_predictions(preds, oob):
    shown = np.where(oob, preds, 0.0)
    counts = (shown != 0).sum(axis=0)
    return np.where(oob.any(axis=0), shown.sum(axis=0) / np.maximum(counts, 1), np.nan)
