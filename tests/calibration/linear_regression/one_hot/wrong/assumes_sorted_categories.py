"""takes given categories to be sorted

Breaks: that stand in another order
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    index = np.clip(np.searchsorted(categories, labels), 0, len(categories) - 1)
    Z = np.eye(len(categories))[index]
    return (Z[:, 1:] if drop_first else Z), categories
