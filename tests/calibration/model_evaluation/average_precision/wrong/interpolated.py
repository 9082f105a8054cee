"""takes the best precision at any higher recall, as in information retrieval

Breaks: scores without ties
Slips: 1, precision falls somewhere in nearly every table
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    precision = np.maximum.accumulate(precision)
    precision[-1] = 1.0
    return float(np.sum((recall[:-1] - recall[1:]) * precision[:-1]))
