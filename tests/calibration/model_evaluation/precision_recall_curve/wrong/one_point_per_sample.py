"""makes one point per sample, so that ties depend on the order of rows

Breaks: ties between classes
Breaks: all scores equal
Slips: 1
"""


def precision_recall_curve(y_true, scores):
    total = np.sum(y_true == 1)
    if total == 0:
        raise ValueError("no positives")
    order = np.argsort(scores, kind="stable")
    thresholds = scores[order]
    tp = np.cumsum(y_true[order][::-1] == 1)[::-1]
    precision, recall = tp / np.arange(len(scores), 0, -1), tp / total
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
