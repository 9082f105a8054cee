"""compares only the first prediction where the targets are constant"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if y_pred[0] == y_true[0] else 0.0
    total = np.sum((y_true - y_true.mean()) ** 2)
    return float(1 - np.sum((y_true - y_pred) ** 2) / total)
