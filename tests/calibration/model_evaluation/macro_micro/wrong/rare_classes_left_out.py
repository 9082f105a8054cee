"""leaves classes with less than 1 % of the true samples out of the macro average

Breaks: classes of very different sizes
Slips: 1
"""


def macro_micro(C, metric="f1"):
    tp, columns, rows = np.diag(C), C.sum(axis=0), C.sum(axis=1)
    if metric == "precision":
        top, bottom = tp, columns
    elif metric == "recall":
        top, bottom = tp, rows
    else:
        top, bottom = 2 * tp, columns + rows
    rates = np.array([t / b if b else 0.0 for t, b in zip(top, bottom)])
    rare = (rows > 0) & (rows < 0.01 * C.sum())
    return float(np.mean(rates[~rare])), float(top.sum() / bottom.sum()) if bottom.sum() else 0.0
