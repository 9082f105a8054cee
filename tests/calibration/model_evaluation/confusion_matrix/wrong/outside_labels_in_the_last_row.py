"""counts samples outside the labels with the last label

Breaks: samples outside `labels`
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    k = len(labels)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            is_i = y_true == labels[i]
            if i == k - 1:
                is_i = is_i | ~np.isin(y_true, labels)
            C[i, j] = np.sum(is_i & (y_pred == labels[j]))
    return C
