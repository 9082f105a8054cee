"""makes one point per sample, so that ties depend on the order of rows

Breaks: ties between classes
Breaks: all scores equal
Slips: 1
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    order = np.argsort(-scores, kind="stable")
    hits = y_true[order]
    thresholds = np.append(np.inf, scores[order])
    tpr = np.append(0, np.cumsum(hits)) / len(positives)
    fpr = np.append(0, np.cumsum(1 - hits)) / len(negatives)
    return fpr, tpr, thresholds
