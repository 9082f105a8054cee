"""leaves out the step at the last threshold

Breaks: perfect rankings (1.0)
Slips: 1, every area lacks the step at the best score
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.sum((recall[:-2] - recall[1:-1]) * precision[:-2]))
