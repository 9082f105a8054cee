"""keeps the dtype of the predictions

Breaks: integer predictions
Slips: 1
"""


def oob_predictions(preds, oob):
    means = np.full(preds.shape[1], np.nan)
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges):
            means[i] = judges.mean().astype(preds.dtype)
    return means
