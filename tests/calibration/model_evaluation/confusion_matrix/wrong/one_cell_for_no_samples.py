"""returns one cell where there are no samples and no labels

Breaks: no samples
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    C = np.zeros((max(1, len(labels)), max(1, len(labels))), dtype=int)
    for i, a in enumerate(labels):
        for j, b in enumerate(labels):
            C[i, j] = np.sum((y_true == a) & (y_pred == b))
    return C
