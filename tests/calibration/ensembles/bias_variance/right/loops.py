# One test point after the other.
def bias_variance(preds, f_true, noise_var):
    bias2, variance = [], []
    for column, truth in zip(preds.T, f_true):
        bias2.append((sum(column) / len(column) - truth) ** 2)
        variance.append(sum((p - sum(column) / len(column)) ** 2 for p in column) / len(column))
    parts = {"bias2": float(np.mean(bias2)), "variance": float(np.mean(variance)), "noise": noise_var}
    return parts | {"total": sum(parts.values())}
