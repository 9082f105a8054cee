"""compares the first three letters of a text

Breaks: text labels (`"ant"` is not `"antler"`)
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.union1d(y_true, y_pred)
    if y_true.dtype.kind == "U":
        y_true, y_pred, labels = (np.asarray(a).astype("U3") for a in (y_true, y_pred, labels))
        labels = np.unique(labels) if len(set(labels.tolist())) < len(labels) else labels
    k = len(labels)
    C = np.zeros((k, k), dtype=int)
    for i in range(k):
        for j in range(k):
            C[i, j] = np.sum((y_true == labels[i]) & (y_pred == labels[j]))
    return C
