"""sorts the given categories where all of them occur

Breaks: or that stand in another order
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None or len(categories) == len(np.unique(labels)):
        found = np.unique(labels)
        if categories is not None and not np.isin(found, categories).all():
            raise ValueError("label")
        categories = found
    table = labels[:, None] == categories
    if not table.any(axis=1).all():
        raise ValueError("label")
    return table[:, int(drop_first) :].astype(float), categories
