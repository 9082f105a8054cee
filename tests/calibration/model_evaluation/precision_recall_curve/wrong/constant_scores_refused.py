"""raises ValueError if all scores are equal

Breaks: all scores equal
Slips: 1
"""


def precision_recall_curve(y_true, scores):
    total = np.sum(y_true == 1)
    if total == 0:
        raise ValueError("no positives")
    if scores.max() == scores.min() and len(scores) > 1:
        raise ValueError("nothing to order")
    thresholds = np.unique(scores)
    precision, recall = [], []
    for t in thresholds:
        chosen = scores >= t
        tp = np.sum(chosen & (y_true == 1))
        precision.append(tp / np.sum(chosen))
        recall.append(tp / total)
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
