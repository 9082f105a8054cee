"""returns integers where the categories are given

Breaks: `Z` of float64
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories, where = np.unique(labels, return_inverse=True)
        return np.eye(len(categories))[where][:, int(drop_first) :], categories
    table = labels[:, None] == categories
    if not table.any(axis=1).all():
        raise ValueError("label")
    return table[:, int(drop_first) :].astype(int), categories
