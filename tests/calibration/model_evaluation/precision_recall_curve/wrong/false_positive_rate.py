"""returns the false positive rate in place of recall

Slips: 1, no recall is right
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
        recall.append(np.sum(chosen & (y_true == 0)) / max(np.sum(y_true == 0), 1))
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
