"""makes a column for every integer between the smallest and the largest

Breaks: integers with gaps
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
        if labels.dtype.kind in "iu":
            categories = np.arange(labels.min(), labels.max() + 1)
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    Z = (labels[:, None] == categories[None, :]).astype(float)
    return (Z[:, 1:] if drop_first else Z), categories
