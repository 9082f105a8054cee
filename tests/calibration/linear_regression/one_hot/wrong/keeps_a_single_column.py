"""keeps the column of a single category with drop_first

Breaks: a single category (with `drop_first`, shape `(n, 0)`)
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    Z = (labels[:, None] == categories[None, :]).astype(float)
    return (Z[:, 1:] if drop_first and len(categories) > 1 else Z), categories
