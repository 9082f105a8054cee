"""counts the positives above each threshold in 8 bits

Breaks: scores without ties
Slips: 1
"""


def precision_recall_curve(y_true, scores):
    if not np.any(y_true == 1):
        raise ValueError("there are no positives")
    order = np.argsort(-scores, kind="stable")
    last = np.append(np.diff(scores[order]) != 0, True)
    tp = (np.cumsum(y_true[order] == 1) % 256)[last]
    called = np.arange(1, len(scores) + 1)[last]
    precision = np.append((tp / called)[::-1], 1.0)
    recall = np.append((tp / np.sum(y_true == 1))[::-1], 0.0)
    return precision, recall, scores[order][last][::-1]
