"""rounds scores to ten decimals

Breaks: scores without ties
Slips: 1
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, np.round(scores, 10))
    return float(-np.sum(np.diff(recall) * precision[:-1]))
