"""compares scores in single precision, where near ones are equal

Breaks: scores without ties
Slips: 1
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores.astype(np.float32))
    return float(np.sum((recall[:-1] - recall[1:]) * precision[:-1]))
