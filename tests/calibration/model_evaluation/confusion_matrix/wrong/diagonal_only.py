"""counts right predictions and nothing off the diagonal

Slips: 1, every mistake is missing
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    k = len(labels)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            C[i, j] = (i == j) * np.sum((y_true == labels[i]) & (y_pred == labels[j]))
    return C
