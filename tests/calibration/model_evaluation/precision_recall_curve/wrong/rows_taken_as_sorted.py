"""takes the rows to be sorted by rising score

Slips: 1, the rows of most tables are not sorted
"""


def precision_recall_curve(y_true, scores):
    total = np.sum(y_true == 1)
    if total == 0:
        raise ValueError("no positives")
    thresholds = np.unique(scores)
    precision, recall = [], []
    for t in thresholds:
        chosen = np.arange(len(scores)) >= np.argmax(scores == t)
        tp = np.sum(chosen & (y_true == 1))
        precision.append(tp / np.sum(chosen))
        recall.append(tp / total)
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
