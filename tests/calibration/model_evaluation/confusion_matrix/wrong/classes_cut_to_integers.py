"""cuts numbers off to integers before it compares them

Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    def plain(a):
        return a if a.dtype.kind in "UOS" else a.astype(int)

    y_true, y_pred = plain(np.asarray(y_true)), plain(np.asarray(y_pred))
    labels = np.union1d(y_true, y_pred) if labels is None else plain(np.asarray(labels))
    C = np.zeros((len(labels), len(labels)), dtype=int)
    for i, a in enumerate(labels):
        for j, b in enumerate(labels):
            C[i, j] = np.sum((y_true == a) & (y_pred == b))
    return C
