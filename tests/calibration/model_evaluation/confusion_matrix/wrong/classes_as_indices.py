"""uses the classes themselves as row and column numbers

Breaks: numbers with gaps and below zero
Slips: 1, given labels and numbers other than 0, 1, 2 are lost
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    if y_true.dtype.kind == "U":
        y_true, y_pred = np.searchsorted(labels, y_true), np.searchsorted(labels, y_pred)
        labels = np.arange(len(labels))
    k = max(len(labels), int(np.max(labels)) + 1)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            C[i, j] = np.sum((y_true == i) & (y_pred == j))
    return C
