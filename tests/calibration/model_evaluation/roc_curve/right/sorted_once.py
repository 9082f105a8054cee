# One sort and two cumulative sums.
def roc_curve(y_true, scores):
    P, N = int(np.sum(y_true == 1)), int(np.sum(y_true == 0))
    if P * N == 0:
        raise ValueError("a class is missing")
    order = np.argsort(scores)[::-1]
    s = scores[order]
    ends = np.flatnonzero(np.append(s[1:] != s[:-1], True))
    tpr = np.cumsum(y_true[order] == 1)[ends] / P
    fpr = np.cumsum(y_true[order] == 0)[ends] / N
    zero = np.zeros(1)
    return np.concatenate([zero, fpr]), np.concatenate([zero, tpr]), np.append(np.inf, s[ends])
