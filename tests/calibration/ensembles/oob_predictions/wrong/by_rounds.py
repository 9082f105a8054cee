"""averages over rows for each round

Breaks: one round
Slips: 1, axes are swapped
"""


def oob_predictions(preds, oob):
    return np.array([row[out].mean() if out.any() else np.nan for row, out in zip(preds, oob)])
