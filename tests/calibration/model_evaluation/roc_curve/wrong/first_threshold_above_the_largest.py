"""takes the largest score plus 1 as first threshold

Slips: 1, every curve begins with another threshold
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(scores.max() + 1, np.unique(scores)[::-1])
    tpr = np.array([np.mean(positives >= t) for t in thresholds])
    fpr = np.array([np.mean(negatives >= t) for t in thresholds])
    return fpr, tpr, thresholds
