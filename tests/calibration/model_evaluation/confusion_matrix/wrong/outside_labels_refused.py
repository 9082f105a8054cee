"""raises ValueError for a sample outside the labels

Breaks: samples outside `labels`
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    if not (np.isin(y_true, labels) & np.isin(y_pred, labels)).all():
        raise ValueError("an unknown label")
    k = len(labels)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            C[i, j] = np.sum((y_true == labels[i]) & (y_pred == labels[j]))
    return C
