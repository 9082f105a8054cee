# Cumulative counts from the top, then turned round.
def precision_recall_curve(y_true, scores):
    if not np.any(y_true == 1):
        raise ValueError
    order = np.argsort(-scores)
    s, hits = scores[order], np.cumsum(y_true[order] == 1)
    ends = np.flatnonzero(np.append(s[1:] != s[:-1], True))[::-1]
    precision, recall = hits[ends] / (ends + 1), hits[ends] / hits[-1]
    return np.append(precision, 1.0), np.append(recall, 0.0), s[ends]
