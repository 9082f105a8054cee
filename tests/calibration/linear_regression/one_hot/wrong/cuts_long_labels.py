"""casts labels to the dtype of the categories, so that redder becomes red

Breaks: labels longer than every category ("redder" is not "red")
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    labels = labels.astype(categories.dtype)
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    Z = (labels[:, None] == categories[None, :]).astype(float)
    return (Z[:, 1:] if drop_first else Z), categories
