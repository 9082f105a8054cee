"""sets the diagonal of the caller's matrix to zero

Breaks: that `C` stays as it is
Slips: 1
"""


def macro_micro(C, metric="f1"):
    k = len(C)
    tp = [int(C[j, j]) for j in range(k)]
    total = C.copy()
    np.fill_diagonal(C, 0)
    fp = [int(total[:, j].sum()) - tp[j] for j in range(k)]
    fn = [int(total[j, :].sum()) - tp[j] for j in range(k)]

    def rate(tp, fp, fn):
        top = 2 * tp if metric == "f1" else tp
        bottom = {"precision": tp + fp, "recall": tp + fn, "f1": 2 * tp + fp + fn}[metric]
        return top / bottom if bottom else 0.0

    rates = [rate(*counts) for counts in zip(tp, fp, fn)]
    return float(np.mean(rates)), float(rate(sum(tp), sum(fp), sum(fn)))
