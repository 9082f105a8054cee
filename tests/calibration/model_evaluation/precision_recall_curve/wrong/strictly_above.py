"""predicts positive only above the threshold

Breaks: a threshold at a score (at least, not above)
Slips: 1, nearly every point is shifted
"""


def precision_recall_curve(y_true, scores):
    total = np.sum(y_true == 1)
    if total == 0:
        raise ValueError("no positives")
    thresholds = np.unique(scores)
    precision, recall = [], []
    for t in thresholds:
        chosen = scores > t
        tp = np.sum(chosen & (y_true == 1))
        precision.append(tp / max(np.sum(chosen), 1))
        recall.append(tp / total)
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
