"""drops points that lie on a line between others

Breaks: points on a line
Slips: 1, nearly every curve has points on a line
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(np.inf, np.unique(scores)[::-1])
    tpr = np.array([np.mean(positives >= t) for t in thresholds])
    fpr = np.array([np.mean(negatives >= t) for t in thresholds])
    bend = (np.diff(fpr, 2) != 0) | (np.diff(tpr, 2) != 0)
    keep = np.concatenate([[True], bend, [True]])
    return fpr[keep], tpr[keep], thresholds[keep]
