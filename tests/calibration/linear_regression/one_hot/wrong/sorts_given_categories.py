"""sorts the given categories

Breaks: that stand in another order
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    categories = np.unique(labels if categories is None else categories)
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    Z = (labels[:, None] == categories[None, :]).astype(float)
    return (Z[:, 1:] if drop_first else Z), categories
