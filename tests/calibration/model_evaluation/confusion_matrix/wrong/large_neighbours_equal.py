"""takes large numbers next to each other for the same class

Breaks: large numbers next to each other
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    if labels is None:
        labels = np.unique(np.concatenate([y_true, y_pred]))

    def same(a, b):
        return np.isclose(a, b) if a.dtype.kind in "iuf" else a == b

    C = np.zeros((len(labels), len(labels)), dtype=int)
    for i, a in enumerate(labels):
        for j, b in enumerate(labels):
            C[i, j] = np.sum(same(y_true, a) & same(y_pred, b))
    return C
