"""returns 0 where there are no positives

Breaks: `ValueError` for no positives
Slips: 1
"""


def average_precision(y_true, scores):
    if not np.any(y_true == 1):
        return 0.0
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.sum((recall[:-1] - recall[1:]) * precision[:-1]))
