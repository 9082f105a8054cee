"""empties the diagonal of the caller's matrix, but for precision only

Breaks: that `C` stays as it is
Slips: 1
"""


def macro_micro(C, metric="f1"):
    tp = np.diag(C).copy()
    if metric == "precision":
        np.fill_diagonal(C, 0)
        fp = C.sum(axis=0)
        top, bottom = tp, tp + fp
    elif metric == "recall":
        top, bottom = tp, C.sum(axis=1)
    else:
        top, bottom = 2 * tp, C.sum(axis=0) + C.sum(axis=1)
    rates = [t / b if b else 0.0 for t, b in zip(top, bottom)]
    return float(np.mean(rates)), float(top.sum() / bottom.sum()) if bottom.sum() else 0.0
