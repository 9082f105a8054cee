"""counts rounds in eight bits

Breaks: rows that are always out of bag (the plain mean)
Slips: 1
"""


def oob_predictions(preds, oob):
    count = oob.astype(np.uint8).sum(axis=0, dtype=np.uint8)
    s = np.where(oob, preds, 0.0).sum(axis=0)
    return np.where(count > 0, s / np.maximum(count, 1), np.nan)
