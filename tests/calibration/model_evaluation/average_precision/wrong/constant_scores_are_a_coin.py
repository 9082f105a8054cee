"""returns one half for constant scores

Breaks: constant scores
Slips: 1
"""


def average_precision(y_true, scores):
    if scores.max() == scores.min() and 0 < np.sum(y_true == 1) < len(y_true):
        return 0.5
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.sum((recall[:-1] - recall[1:]) * precision[:-1]))
