"""returns recalls of 0 where there are no positives

Breaks: `ValueError` for no positives
Slips: 1
"""


def precision_recall_curve(y_true, scores):
    total = np.sum(y_true == 1)
    thresholds = np.unique(scores)
    precision, recall = [], []
    for t in thresholds:
        chosen = scores >= t
        tp = np.sum(chosen & (y_true == 1))
        precision.append(tp / np.sum(chosen))
        recall.append(tp / max(total, 1))
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
