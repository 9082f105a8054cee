"""compares integers with given categories as floats

Breaks: integers beyond $2^{53}$
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
        table = labels[:, None] == categories
    elif labels.dtype.kind == "i":
        table = labels[:, None].astype(float) == categories
    else:
        table = labels[:, None] == categories
    if not table.any(axis=1).all():
        raise ValueError("label")
    return table[:, int(drop_first) :].astype(float), categories
