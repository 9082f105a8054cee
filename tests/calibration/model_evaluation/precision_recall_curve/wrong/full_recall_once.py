"""keeps only the last of the thresholds at which recall is 1

Breaks: thresholds where recall is 1
Slips: 1, most tables have several thresholds with recall 1
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
    first = int(np.sum(np.array(recall) == 1)) - 1
    precision, recall, thresholds = precision[first:], recall[first:], thresholds[first:]
    return np.array([*precision, 1.0]), np.array([*recall, 0.0]), thresholds
