"""counts equal scores one by one, positives last

Breaks: ties between classes
Slips: 1
"""


def average_precision(y_true, scores):
    if not np.any(y_true == 1):
        raise ValueError("no positives")
    order = np.lexsort((y_true, -np.asarray(scores, dtype=float)))
    hits = y_true[order] == 1
    precision = np.cumsum(hits) / np.arange(1, len(hits) + 1)
    return float(precision[hits].mean())
