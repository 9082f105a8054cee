"""calls scores positive up to 1e-9 below the threshold

Breaks: scores without ties
Slips: 1
"""


def precision_recall_curve(y_true, scores):
    if not np.any(y_true == 1):
        raise ValueError("no positives")
    thresholds = np.unique(scores)
    precision, recall = [], []
    for t in thresholds:
        called = scores >= t - 1e-9
        tp = np.sum(called & (y_true == 1))
        precision.append(tp / called.sum())
        recall.append(tp / np.sum(y_true == 1))
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
