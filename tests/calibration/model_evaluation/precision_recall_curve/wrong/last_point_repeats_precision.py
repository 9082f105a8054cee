"""repeats the last precision at recall 0

Breaks: the last point
Slips: 1, the last point is wrong wherever the best score is a negative's
"""


def precision_recall_curve(y_true, scores):
    total = np.sum(y_true == 1)
    if total == 0:
        raise ValueError("no positives")
    thresholds = np.unique(scores)
    precision, recall = [], []
    for t in thresholds:
        chosen = scores >= t
        tp = np.sum(chosen & (y_true == 1))
        precision.append(tp / np.sum(chosen))
        recall.append(tp / total)
    return np.array([*precision, precision[-1]]), np.array([*recall, 0.0]), thresholds
