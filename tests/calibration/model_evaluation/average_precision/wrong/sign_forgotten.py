"""subtracts the recalls in the other order

Slips: 1, every area is negative
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.sum((recall[1:] - recall[:-1]) * precision[:-1]))
