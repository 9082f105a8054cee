"""tries thresholds from 1 to 0 in steps in place of the scores

Slips: 1, the thresholds are not those of the data
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(np.inf, np.linspace(1, 0, 11))
    tpr = np.array([np.mean(positives >= t) for t in thresholds])
    fpr = np.array([np.mean(negatives >= t) for t in thresholds])
    return fpr, tpr, thresholds
