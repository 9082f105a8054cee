"""leaves out given categories that do not occur in the labels

Breaks: training categories that the test set lacks
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    categories = categories[np.isin(categories, labels)]
    Z = (labels[:, None] == categories[None, :]).astype(float)
    return (Z[:, 1:] if drop_first else Z), categories
