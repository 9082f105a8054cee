"""divides the true positives by all samples

Slips: 1, nearly every precision is wrong
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
        precision.append(tp / len(scores))
        recall.append(tp / total)
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
