"""sums recall times the change in precision

Slips: 1, precision and recall change places everywhere
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.sum((precision[1:] - precision[:-1]) * recall[:-1]))
