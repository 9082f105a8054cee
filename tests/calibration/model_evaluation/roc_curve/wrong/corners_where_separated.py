"""keeps only the corners where the classes are separated completely

Breaks: points on a line
Slips: 1
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(np.inf, np.unique(scores)[::-1])
    tpr = np.array([np.mean(positives >= t) for t in thresholds])
    fpr = np.array([np.mean(negatives >= t) for t in thresholds])
    if positives.min() > negatives.max():
        keep = [0, len(positives), -1]
        return fpr[keep], tpr[keep], thresholds[keep]
    return fpr, tpr, thresholds
