"""stores the thresholds as integers where scores are integers

Breaks: scores that are integers
Slips: 1
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(np.inf, np.unique(scores)[::-1])
    tpr = np.array([np.mean(positives >= t) for t in thresholds])
    fpr = np.array([np.mean(negatives >= t) for t in thresholds])
    if scores.dtype.kind == "i":
        thresholds[0] = scores.max() + 1
        thresholds = thresholds.astype(int)
    return fpr, tpr, thresholds
