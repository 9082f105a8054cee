# Lists of lists in place of the array.
def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.unique(np.concatenate([y_true, y_pred]))
    k = len(labels)
    if k == 0:
        return np.zeros((0, 0), dtype=int)
    return [[int(np.sum((y_true == a) & (y_pred == b))) for b in labels] for a in labels]
