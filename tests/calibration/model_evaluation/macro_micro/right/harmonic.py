# F1 as the harmonic mean of precision and recall.
def macro_micro(C, metric="f1"):
    C = np.array(C, dtype=float)
    with np.errstate(invalid="ignore"):
        P = np.nan_to_num(np.diag(C) / C.sum(axis=0))
        R = np.nan_to_num(np.diag(C) / C.sum(axis=1))
        F = np.nan_to_num(2 * P * R / (P + R))
        micro = np.nan_to_num(np.trace(C) / C.sum())
    return {"precision": P, "recall": R, "f1": F}[metric].mean(), micro
