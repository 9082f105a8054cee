"""multiplies predictions by the mask, so that inf and nan get through

Breaks: a learner that memorises (its in-bag predictions must not count)
Slips: 1
"""


def oob_predictions(preds, oob):
    times = oob.sum(axis=0)
    return np.where(times > 0, (preds * oob).sum(axis=0) / np.maximum(times, 1), np.nan)
