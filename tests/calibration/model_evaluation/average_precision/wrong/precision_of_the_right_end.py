"""multiplies each gain by the precision at the next threshold

Slips: 1, every step has the height of its neighbour
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.sum((recall[:-1] - recall[1:]) * precision[1:]))
