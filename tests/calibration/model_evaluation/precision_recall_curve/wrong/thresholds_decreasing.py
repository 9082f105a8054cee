"""lists the thresholds from large to small

Breaks: thresholds that increase
Slips: 1, every curve runs backwards
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
    return np.array([1.0, *precision[::-1]]), np.array([0.0, *recall[::-1]]), thresholds[::-1]
