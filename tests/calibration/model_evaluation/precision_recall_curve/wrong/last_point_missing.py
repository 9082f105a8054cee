"""leaves out the last point, with precision 1 and recall 0

Breaks: the last point
Slips: 1, every curve lacks its last point
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
    return np.array(precision), np.array(recall), thresholds
