"""takes the rows to be sorted by falling score

Slips: 1, the rows of most tables are not sorted
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    last = np.append(np.diff(scores) != 0, True)
    thresholds = np.append(np.inf, scores[last])
    tpr = np.append(0, np.cumsum(y_true == 1)[last]) / len(positives)
    fpr = np.append(0, np.cumsum(y_true == 0)[last]) / len(negatives)
    return fpr, tpr, thresholds
