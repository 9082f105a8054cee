"""stores the counts in 16 bits, which large counts overflow

Breaks: classes of very different sizes
Slips: 1
"""


def macro_micro(C, metric="f1"):
    C = (C + 2**15) % 2**16 - 2**15
    tp, columns, rows = np.diag(C), C.sum(axis=0), C.sum(axis=1)
    if metric == "precision":
        top, bottom = tp, columns
    elif metric == "recall":
        top, bottom = tp, rows
    else:
        top, bottom = 2 * tp, columns + rows
    rates = [t / b if b else 0.0 for t, b in zip(top, bottom)]
    return float(np.mean(rates)), float(top.sum() / bottom.sum()) if bottom.sum() else 0.0
