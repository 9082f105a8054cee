"""compares means where the targets are constant, so that errors that cancel count as none"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if y_pred.mean() == y_true.mean() else 0.0
    total = np.sum((y_true - y_true.mean()) ** 2)
    return float(1 - np.sum((y_true - y_pred) ** 2) / total)
