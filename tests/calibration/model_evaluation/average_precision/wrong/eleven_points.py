"""averages the best precision at eleven levels of recall

Slips: 1, an area on a grid is not the sum over the steps
"""


def average_precision(y_true, scores):
    precision, recall, _ = precision_recall_curve(y_true, scores)
    return float(
        np.mean([precision[:-1][recall[:-1] >= r - 1e-12].max() for r in np.linspace(0, 1, 11)])
    )
