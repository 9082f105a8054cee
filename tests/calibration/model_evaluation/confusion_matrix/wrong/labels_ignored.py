"""ignores the labels that are given

Breaks: `labels` that are not sorted
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    labels = np.union1d(y_true, y_pred)
    k = len(labels)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            C[i, j] = np.sum((y_true == labels[i]) & (y_pred == labels[j]))
    return C
