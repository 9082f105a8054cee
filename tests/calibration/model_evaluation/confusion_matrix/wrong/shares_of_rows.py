"""divides each row by its sum

Breaks: the dtype
Slips: 1, no entry is a count
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    k = len(labels)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            C[i, j] = np.sum((y_true == labels[i]) & (y_pred == labels[j]))
    return C / np.maximum(C.sum(axis=1, keepdims=True), 1)
