"""drops the column of the first category that occurs

Breaks: training categories that the test set lacks
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    Z = np.zeros((len(labels), len(categories)))
    for i, label in enumerate(labels):
        j = np.flatnonzero(categories == label)
        if j.size == 0:
            raise ValueError("unknown label")
        Z[i, j[0]] = 1
    if drop_first:
        Z = np.delete(Z, int(np.argmax(Z.any(axis=0))), axis=1)
    return Z, categories
