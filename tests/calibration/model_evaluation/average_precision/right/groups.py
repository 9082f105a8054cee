# Group by group of equal scores, from the top.
def average_precision(y_true, scores):
    total = int(np.sum(y_true == 1))
    if total == 0:
        raise ValueError
    area, found, seen = 0.0, 0, 0
    for s in sorted(set(scores.tolist()), reverse=True):
        labels = y_true[scores == s]
        found, seen = found + int(labels.sum()), seen + len(labels)
        area += labels.sum() / total * found / seen
    return float(area)
