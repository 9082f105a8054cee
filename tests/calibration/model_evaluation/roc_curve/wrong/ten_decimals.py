"""rounds scores to ten decimals

Breaks: scores without ties
Slips: 1
"""


def roc_curve(y_true, scores):
    positive = y_true == 1
    if positive.all() or not positive.any():
        raise ValueError("both classes are needed")
    scores = np.round(np.asarray(scores, dtype=float), 10)
    thresholds = np.unique(scores)[::-1]
    above = np.sort(scores[positive]), np.sort(scores[~positive])
    tpr, fpr = (1 - np.searchsorted(a, thresholds, side="left") / len(a) for a in above)
    return np.r_[0.0, fpr], np.r_[0.0, tpr], np.r_[np.inf, thresholds]
