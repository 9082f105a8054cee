"""takes scores below 0 for 0

Breaks: negative scores
Slips: 1
"""


def roc_curve(y_true, scores):
    scores = np.maximum(scores, 0)
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(np.inf, np.unique(scores)[::-1])
    tpr = np.array([np.mean(positives >= t) for t in thresholds])
    fpr = np.array([np.mean(negatives >= t) for t in thresholds])
    return fpr, tpr, thresholds
