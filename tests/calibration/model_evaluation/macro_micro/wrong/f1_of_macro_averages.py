"""computes F1 from macro precision and macro recall

Breaks: F1
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
        return top / bottom if bottom else 0.0

    if metric == "f1":
        P = np.mean([t / (t + f) if t + f else 0.0 for t, f in zip(tp, fp)])
        Q = np.mean([t / (t + f) if t + f else 0.0 for t, f in zip(tp, fn)])
        macro = 2 * P * Q / (P + Q) if P + Q else 0.0
        return float(macro), float(rate(sum(tp), sum(fp), sum(fn)))
    rates = [rate(*counts) for counts in zip(tp, fp, fn)]
    return float(np.mean(rates)), float(rate(sum(tp), sum(fp), sum(fn)))
