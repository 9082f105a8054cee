"""joins the points by straight lines

Breaks: scores without ties
Slips: 1, only perfect rankings have the right area
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(np.sum((recall[:-1] - recall[1:]) * (precision[:-1] + precision[1:]) / 2))
