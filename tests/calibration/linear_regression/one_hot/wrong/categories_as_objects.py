"""returns text categories as objects

Breaks: text labels
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    table = labels[:, None] == categories
    if not table.any(axis=1).all():
        raise ValueError("label")
    return table[:, int(drop_first) :].astype(float), categories.astype(
        object
    ) if categories.dtype.kind == "U" else categories
