"""returns zeros where no row is out of bag in any round

Breaks: rows that are never out of bag
Slips: 1
"""


def oob_predictions(preds, oob):
    count = oob.sum(axis=0)
    if not oob.any():
        return np.zeros(preds.shape[1])
    return np.where(count > 0, np.where(oob, preds, 0.0).sum(axis=0) / np.maximum(count, 1), np.nan)
