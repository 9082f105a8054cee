"""drops the category together with its column

Breaks: with drop_first all categories are returned
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    if categories is None:
        categories = np.unique(labels)
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    if drop_first:
        categories = categories[1:]
    return (labels[:, None] == categories[None, :]).astype(float), categories
