"""counts the true negatives of each class as right, too

Slips: 1, no average of several classes is right
"""


def macro_micro(C, metric="f1"):
    k = len(C)
    tp = [int(C[j, j]) for j in range(k)]
    fp = [int(C[:, j].sum()) - tp[j] for j in range(k)]
    fn = [int(C[j, :].sum()) - tp[j] for j in range(k)]

    def rate(tp, fp, fn):
        top = 2 * tp if metric == "f1" else tp
        bottom = {"precision": tp + fp, "recall": tp + fn, "f1": 2 * tp + fp + fn}[metric]
        return top / bottom if bottom else 0.0

    n = int(C.sum())
    tp = [t + n - t - a - b for t, a, b in zip(tp, fp, fn)]
    rates = [rate(*counts) for counts in zip(tp, fp, fn)]
    return float(np.mean(rates)), float(rate(sum(tp), sum(fp), sum(fn)))
