"""keeps the labels in the order in which they appear

Breaks: text labels
Slips: 1, rows and columns are in another order by default
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.array(list(dict.fromkeys([*y_true.tolist(), *y_pred.tolist()])))
    k = len(labels)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            C[i, j] = np.sum((y_true == labels[i]) & (y_pred == labels[j]))
    return C
