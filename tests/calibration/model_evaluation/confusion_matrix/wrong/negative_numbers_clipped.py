"""takes numbers below zero for 0

Breaks: numbers with gaps and below zero
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if y_true.dtype.kind == "i":
        y_true, y_pred = np.maximum(y_true, 0), np.maximum(y_pred, 0)
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    k = len(labels)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            C[i, j] = np.sum((y_true == labels[i]) & (y_pred == labels[j]))
    return C
