"""returns zeros for tpr where there are no positives

Breaks: for negatives alone
Slips: 1
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(np.inf, np.unique(scores)[::-1])
    tpr = np.array([np.sum(positives >= t) / max(len(positives), 1) for t in thresholds])
    fpr = np.array([np.mean(negatives >= t) for t in thresholds])
    return fpr, tpr, thresholds
