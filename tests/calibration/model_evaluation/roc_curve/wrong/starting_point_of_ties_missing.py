"""leaves out the point (0, 0) if all scores are equal

Breaks: the point $(0, 0)$
Slips: 1
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(np.inf, np.unique(scores)[::-1])
    tpr = np.array([np.mean(positives >= t) for t in thresholds])
    fpr = np.array([np.mean(negatives >= t) for t in thresholds])
    if len(thresholds) == 2:
        return fpr[1:], tpr[1:], thresholds[1:]
    return fpr, tpr, thresholds
