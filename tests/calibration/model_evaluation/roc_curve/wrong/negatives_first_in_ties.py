"""counts the negatives of tied scores before the positives

Breaks: ties between classes
Slips: 1
"""


def roc_curve(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0 or len(negatives) == 0:
        raise ValueError("one class alone has no curve")
    order = np.lexsort([y_true, -scores])
    points = [(np.inf, 0.0, 0.0)]
    for i in order:
        t, u, v = points[-1]
        point = (
            scores[i],
            u + (y_true[i] == 0) / len(negatives),
            v + (y_true[i] == 1) / len(positives),
        )
        if scores[i] == t and y_true[i] == (v > points[-2][2]):
            points.pop()
        points.append(point)
    thresholds, fpr, tpr = (np.array(part) for part in zip(*points))
    return fpr, tpr, thresholds
