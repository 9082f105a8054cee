"""averages the precisions where recall rises, however much it rises

Breaks: ties between classes
Slips: 1
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.mean(precision[:-1][recall[:-1] > recall[1:]]))
