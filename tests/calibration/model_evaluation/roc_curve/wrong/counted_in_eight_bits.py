"""counts the samples above each threshold in 8 bits

Breaks: hundreds of samples
Slips: 1
"""


def roc_curve(y_true, scores):
    positives, negatives = np.sum(y_true == 1), np.sum(y_true == 0)
    if positives == 0 or negatives == 0:
        raise ValueError("one class is missing")
    order = np.argsort(-scores, kind="stable")
    s, is_positive = scores[order], y_true[order] == 1
    last = np.append(np.flatnonzero(np.diff(s)), len(s) - 1)
    tp = np.cumsum(is_positive, dtype=np.int8)[last]
    fp = np.cumsum(~is_positive, dtype=np.int8)[last]
    return np.append(0, fp / negatives), np.append(0, tp / positives), np.append(np.inf, s[last])
