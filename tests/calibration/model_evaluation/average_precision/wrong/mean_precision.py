"""takes the plain mean of the precisions at all thresholds

Breaks: scores without ties
Slips: 1, thresholds without gain count, too
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.mean(precision[:-1]))
