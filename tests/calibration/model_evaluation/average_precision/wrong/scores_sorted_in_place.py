"""sorts the caller's scores in place at the end

Breaks: that the arguments stay as they are
Slips: 1
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    scores.sort()
    return float(np.sum((recall[:-1] - recall[1:]) * precision[:-1]))
