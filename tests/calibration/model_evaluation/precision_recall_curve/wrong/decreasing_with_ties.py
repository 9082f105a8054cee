"""lists the thresholds from large to small if scores are tied

Breaks: thresholds that increase
Slips: 1
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
    if len(thresholds) < len(scores):
        return np.array([1.0, *precision[::-1]]), np.array([0.0, *recall[::-1]]), thresholds[::-1]
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
