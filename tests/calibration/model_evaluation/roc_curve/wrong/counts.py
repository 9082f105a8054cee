"""returns counts in place of rates

Slips: 1, no curve ends at (1, 1)
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(np.inf, np.unique(scores)[::-1])
    tpr = np.array([np.sum(positives >= t) for t in thresholds])
    fpr = np.array([np.sum(negatives >= t) for t in thresholds])
    return fpr, tpr, thresholds
