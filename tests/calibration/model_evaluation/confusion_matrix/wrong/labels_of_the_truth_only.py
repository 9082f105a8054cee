"""takes the labels from the true classes only

Breaks: a class that is only predicted
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.unique(y_true)
    k = len(labels)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            C[i, j] = np.sum((y_true == labels[i]) & (y_pred == labels[j]))
    return C
