"""counts a prediction of k in the next row where the labels are 0 to k - 1

Breaks: samples outside `labels`
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    k = len(labels)
    if k and labels.dtype.kind in "iu" and np.array_equal(labels, np.arange(k)):
        known = (y_true >= 0) & (y_true < k) & (y_pred >= 0)
        pairs = y_true[known] * k + y_pred[known]
        return np.bincount(pairs[pairs < k * k], minlength=k * k).reshape(k, k)
    C = [[np.sum((y_true == a) & (y_pred == b)) for b in labels] for a in labels]
    return np.array(C, dtype=int).reshape(k, k)
