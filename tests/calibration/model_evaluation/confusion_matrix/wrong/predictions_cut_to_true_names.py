"""cuts predictions off at the length of the longest true class

Breaks: text labels (`"ant"` is not `"antler"`)
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    y_pred = y_pred.astype(y_true.dtype)
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    C = [[np.sum((y_true == a) & (y_pred == b)) for b in labels] for a in labels]
    return np.array(C, dtype=int).reshape(len(labels), len(labels))
