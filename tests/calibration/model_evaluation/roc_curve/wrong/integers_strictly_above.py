"""predicts positive only above the threshold where scores are integers

Breaks: a threshold at a score (at least, not above)
Slips: 1
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    thresholds = np.append(np.inf, np.unique(scores)[::-1])
    tpr = np.array([np.mean(positives >= t + 0.5 * (scores.dtype.kind == "i")) for t in thresholds])
    fpr = np.array([np.mean(negatives >= t + 0.5 * (scores.dtype.kind == "i")) for t in thresholds])
    return fpr, tpr, thresholds
