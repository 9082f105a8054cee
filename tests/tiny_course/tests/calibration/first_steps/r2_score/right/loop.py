# Two sums in a loop.
def r2_score(y_true, y_pred):
    n = len(y_true)
    mean = sum(y_true) / n
    residual = total = 0.0
    for t, p in zip(y_true, y_pred):
        residual += (t - p) ** 2
        total += (t - mean) ** 2
    if max(y_true) == min(y_true):
        return float(residual == 0)
    return 1.0 - residual / total
