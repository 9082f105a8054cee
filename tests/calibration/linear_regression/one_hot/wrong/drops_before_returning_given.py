"""returns given categories without the first where its column is dropped

Breaks: with `drop_first` all categories are returned
Slips: 1
"""


def one_hot(labels, drop_first=False, categories=None):
    given = categories is not None
    if not given:
        categories = np.unique(labels)
    if not np.isin(labels, categories).all():
        raise ValueError("unknown label")
    Z = (labels[:, None] == categories[None, :]).astype(float)
    if not drop_first:
        return Z, categories
    return Z[:, 1:], categories[1:] if given else categories
