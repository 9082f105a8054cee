# Whole arrays, zeros where the denominator is zero.
def macro_micro(C, metric="f1"):
    tp, columns, rows = np.diag(C).astype(float), C.sum(axis=0), C.sum(axis=1)
    if metric == "precision":
        below = columns
    elif metric == "recall":
        below = rows
    else:
        below = (columns + rows) / 2
    macro = np.mean(tp / np.where(below == 0, 1, below))
    return float(macro), float(tp.sum() / max(C.sum(), 1))
