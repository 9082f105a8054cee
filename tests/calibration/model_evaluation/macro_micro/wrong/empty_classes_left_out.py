"""leaves classes with a denominator of 0 out of the mean

Breaks: a class that is never predicted
Slips: 1
"""


def macro_micro(C, metric="f1"):
    k = len(C)
    tp = [int(C[j, j]) for j in range(k)]
    fp = [int(C[:, j].sum()) - tp[j] for j in range(k)]
    fn = [int(C[j, :].sum()) - tp[j] for j in range(k)]

    def rate(tp, fp, fn):
        top = 2 * tp if metric == "f1" else tp
        bottom = {"precision": tp + fp, "recall": tp + fn, "f1": 2 * tp + fp + fn}[metric]
        return top / bottom if bottom else float("nan")

    rates = [rate(*counts) for counts in zip(tp, fp, fn)]
    return float(np.nanmean(rates)) if C.any() else 0.0, float(np.trace(C) / max(C.sum(), 1))
